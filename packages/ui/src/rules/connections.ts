import type { Connection, ConnectionStatus, TestOutcome } from '@switchboard/api-contract/connections';
import { limits } from '@switchboard/api-contract/limits';
import { CircleAlert, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import type { Tone, Usage } from '../theme/tokens.ts';
import { lookup, thresholdFor, type Rule, type Threshold } from './lookup.ts';

/** Statuses of a connection. */
export const connectionStatusRules = {
  connected: { label: 'Connected', tone: 'positive', lamp: 'lit' },
  error: { label: 'Error', tone: 'critical', lamp: 'lit' },
  pending: { label: 'Pending', tone: 'caution', lamp: 'half' },
  disconnected: { label: 'Disconnected', tone: 'neutral', lamp: 'off' },
} as const satisfies Record<ConnectionStatus, Rule>;

/** The badge of a connection. Any unknown status is documented to be Disconnected. */
export const connectionStatus = (status: string | undefined): Rule =>
  lookup<Rule>(connectionStatusRules, status, connectionStatusRules.disconnected);

/** The badge of a connection whose test came to no result. Calls name it pending. */
export const notChecked = { label: 'Not checked', tone: 'caution', lamp: 'off' } as const satisfies Rule;

/** The badge on a connection's card: its status, or that its last test came to no result. */
export const connectionBadge = ({ status, lastTest }: Pick<Connection, 'status' | 'lastTest'>): Rule =>
  status === 'pending' && lastTest?.outcome === 'could-not-check' ? notChecked : connectionStatus(status);

/** Outcomes of a connection test. */
export const testOutcomeRules = {
  ok: { label: 'Test passed', tone: 'positive', icon: CircleCheck },
  'wrong-credentials': { label: 'Wrong credentials', tone: 'critical', icon: CircleAlert },
  'no-permission': { label: 'Missing permission', tone: 'critical', icon: CircleAlert },
  'could-not-check': { label: 'Could not check', tone: 'caution', icon: TriangleAlert },
  'shape-only': { label: 'Only the format was checked', tone: 'neutral', icon: CircleDashed },
} as const satisfies Record<TestOutcome, Rule>;

/** The outcome of a connection test. */
export const testOutcome = (outcome: string | undefined): Rule => lookup(testOutcomeRules, outcome);

/** What the share of calls that were answered well is called, from the best down: 90 is good. */
export const healthThresholds = [
  { above: 90, word: 'excellent', tone: 'positive' },
  { above: 75, word: 'good', tone: 'positive' },
  { above: 50, word: 'fair', tone: 'caution' },
  { above: -Infinity, word: 'poor', tone: 'critical' },
] as const satisfies readonly (Threshold & { word: string; tone: Tone })[];

/** The word and tone for a percentage of good answers; undefined without one. */
export const healthOf = (percent: number | undefined) => thresholdFor(healthThresholds, percent);

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

/** The colour of a usage bar at a percentage. Green without one. */
export const usageColour = (percent: number | undefined): Usage =>
  thresholdFor(usageThresholds, percent)?.usage ?? 'green';
