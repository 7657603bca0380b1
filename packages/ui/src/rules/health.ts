import type { Tone } from '../theme/tokens.ts';
import { thresholdFor, type Threshold } from './lookup.ts';

/** What the share of calls that were answered well is called, from the best down: 90 is good. */
export const healthThresholds = [
  { above: 90, word: 'excellent', tone: 'positive' },
  { above: 75, word: 'good', tone: 'positive' },
  { above: 50, word: 'fair', tone: 'caution' },
  { above: -Infinity, word: 'poor', tone: 'critical' },
] as const satisfies readonly (Threshold & { word: string; tone: Tone })[];

/** The word and tone of that percentage; undefined without one. */
export const healthOf = (percent: number | undefined) => thresholdFor(healthThresholds, percent);
