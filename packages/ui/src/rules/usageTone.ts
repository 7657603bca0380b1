import { limits } from '@switchboard/api-contract/limits';
import type { Usage } from '../theme/tokens.ts';
import { thresholdFor, type Threshold } from './lookup.ts';

const { red, yellow } = limits.threshold.usagePercent;

/** Colours of a usage bar, from the highest bound down: 60 is green, 80 is yellow. */
export const usageThresholds = [
  { above: red, usage: 'red' },
  { above: yellow, usage: 'yellow' },
  { above: -Infinity, usage: 'green' },
] as const satisfies readonly (Threshold & { usage: Usage })[];

/** The used percentage of the limit; undefined if either figure is missing or the limit is not positive. */
export function usagePercent(requests: number | undefined, limit: number | undefined): number | undefined {
  return requests === undefined || limit === undefined || limit <= 0 ? undefined : (requests / limit) * 100;
}

/** The colour of a usage bar at that percentage. */
export const usageTone = (percent: number | undefined): Usage =>
  thresholdFor(usageThresholds, percent)?.usage ?? 'green';
