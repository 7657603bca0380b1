import type { RunEntry } from '@switchboard/api-contract/runs/run';
import { runStatuses, type RunStatus } from '@switchboard/api-contract/runs/runStatus';
import { Ban, CircleCheck, CircleX, Clock, LoaderCircle, Wallet } from 'lucide-react';
import type { IconType } from '../components/display/Icon/Icon.tsx';
import { toDate } from '../format/dates.ts';
import { lookup, type Rule } from './lookup.ts';

const ruleOf = (status: RunStatus, icon: IconType) => {
  const { word, tone } = runStatuses[status];
  return { label: word, tone, icon } satisfies Rule;
};

/** Statuses of a run. */
export const runStatusRules = {
  completed: ruleOf('completed', CircleCheck),
  failed: ruleOf('failed', CircleX),
  running: ruleOf('running', LoaderCircle),
  queued: ruleOf('queued', Clock),
  cancelled: ruleOf('cancelled', Ban),
} as const satisfies Record<RunStatus, Rule>;

/** The badge of a run in lists. */
export const runStatus = (status: string | undefined): Rule => lookup(runStatusRules, status);

const { queued, running, completed, ...others } = runStatusRules;

/** The states of a run, as its bar tells them apart. */
export const runStateRules = {
  queued,
  waiting: { label: 'Waiting', tone: 'caution', icon: Clock },
  running,
  cancelling: { label: 'Cancelling', tone: 'info', icon: LoaderCircle },
  completed,
  budget: { label: 'Stopped at the budget', tone: 'caution', icon: Wallet },
  ...others,
} as const satisfies Record<string, Rule>;
export type RunState = keyof typeof runStateRules;

type Part = Pick<RunEntry, 'status' | 'endedBy' | 'cancelling' | 'notBefore'>;

/** The state of a run: its status, told apart by what it waits for and what cut it short. */
export function runStateOf({ status, endedBy, cancelling, notBefore }: Part, now: Date): string {
  if (status === 'queued') return (toDate(notBefore) ?? now) > now ? 'waiting' : 'queued';
  if (status === 'running') return cancelling ? 'cancelling' : 'running';
  if (status === 'completed' && endedBy === 'budget') return endedBy;
  return status;
}

/** How a state is shown. An unknown one is neutral, with its own text. */
export const runState = (state: string | undefined): Rule => lookup(runStateRules, state);
