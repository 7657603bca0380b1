import { limits } from '@switchboard/api-contract/limits';
import { Star } from 'lucide-react';
import { thresholdFor, type Threshold, type Rule } from './lookup.ts';

const { high, secondary } = limits.threshold.rating;

/** Badges of a rating, from the highest bound down. */
export const ratingThresholds = [
  { above: high, tone: 'neutral', variant: 'solid' },
  { above: secondary, tone: 'neutral', variant: 'soft' },
  { above: -Infinity, tone: 'neutral', variant: 'outline' },
] as const satisfies readonly (Threshold & Omit<Rule, 'label'>)[];

/** The badge of a rating from 0 to 5, with one decimal; none if there is no rating. */
export function rating(stars: number | undefined): Rule | undefined {
  const step = thresholdFor(ratingThresholds, stars);
  return step && { label: (stars ?? 0).toFixed(1), tone: step.tone, variant: step.variant, icon: Star };
}
