import type { RunEntry } from '@switchboard/api-contract/runs/run';
import { Ban, CircleCheck, CircleX, Clock, LoaderCircle, Wallet } from 'lucide-react';
import { toDate } from '../format/dates.ts';
import { lookup, type Rule } from './lookup.ts';

/** The states of a run, as its bar tells them apart. */
export const runStateRules = {
  queued: { label: 'Queued', tone: 'neutral', icon: Clock },
  waiting: { label: 'Waiting', tone: 'caution', icon: Clock },
  running: { label: 'Running', tone: 'info', icon: LoaderCircle },
  cancelling: { label: 'Cancelling', tone: 'info', icon: LoaderCircle },
  completed: { label: 'Completed', tone: 'positive', icon: CircleCheck },
  budget: { label: 'Stopped at the budget', tone: 'caution', icon: Wallet },
  failed: { label: 'Failed', tone: 'critical', icon: CircleX },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: Ban },
} as const satisfies Record<string, Rule>;

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

/** Whether a run can still change. */
export const isRunOpen = ({ status }: Pick<RunEntry, 'status'>): boolean => status === 'queued' || status === 'running';
