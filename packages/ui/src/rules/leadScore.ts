import { limits } from '@switchboard/api-contract/limits';
import { thresholdFor, type Threshold, type Rule } from './lookup.ts';

const { high, secondary } = limits.threshold.leadScore;

/** Badges of a lead's score, from the highest bound down. */
export const leadScoreThresholds = [
  { above: high, tone: 'neutral', variant: 'solid' },
  { above: secondary, tone: 'neutral', variant: 'soft' },
  { above: -Infinity, tone: 'neutral', variant: 'outline' },
] as const satisfies readonly (Threshold & Omit<Rule, 'label'>)[];

/** The badge of a score from 0 to 100; none if there is no score. */
export function leadScore(score: number | undefined): Rule | undefined {
  const step = thresholdFor(leadScoreThresholds, score);
  return step && { label: String(Math.round(score ?? 0)), tone: step.tone, variant: step.variant };
}
