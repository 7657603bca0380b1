import type { RunEnding, RunEntry, RunSummary, RunTrigger } from '@switchboard/api-contract/runs/run';
import { runStatuses, type RunStatus } from '@switchboard/api-contract/runs/runStatus';
import type { HeldReason } from '@switchboard/api-contract/schedules/schedule';
import {
  ArrowLeftRight,
  Ban,
  CircleCheck,
  CircleDot,
  CircleX,
  Clock,
  Cpu,
  ListPlus,
  LoaderCircle,
  Split,
  Wallet,
} from 'lucide-react';
import type { IconType } from '../components/display/Icon/Icon.tsx';
import { toDate } from '../format/dates.ts';
import { entryOf, lookup, type IconAndTone, type Rule } from './lookup.ts';

const ruleOf = (status: RunStatus, icon: IconType) => {
  const { word, tone } = runStatuses[status];
  return { label: word, tone, icon } satisfies Rule;
};

/** The badges of the statuses of a run. */
export const runStatusRules = {
  completed: ruleOf('completed', CircleCheck),
  failed: ruleOf('failed', CircleX),
  running: ruleOf('running', LoaderCircle),
  queued: ruleOf('queued', Clock),
  cancelled: ruleOf('cancelled', Ban),
} as const satisfies Record<RunStatus, Rule>;

/** The badge of a run in lists. */
export const runStatus = (status: string | undefined): Rule => lookup(runStatusRules, status);

const { queued, running, completed, ...endedOtherwise } = runStatusRules;

/** The states of a run in its bar: its statuses, and what it waits for or what cut it short. */
export const runStateRules = {
  queued,
  waiting: { label: 'Waiting', tone: 'caution', icon: Clock },
  running,
  cancelling: { label: 'Cancelling', tone: 'info', icon: LoaderCircle },
  completed,
  budget: { label: 'Stopped at the budget', tone: 'caution', icon: Wallet },
  ...endedOtherwise,
} as const satisfies Record<string, Rule>;
export type RunState = keyof typeof runStateRules;

type RunProgress = Pick<RunEntry, 'status' | 'endedBy' | 'cancelling' | 'notBefore'>;

/** The state of a run, one of `runStateRules`; an unknown status is returned as it is. */
export function runStateOf({ status, endedBy, cancelling, notBefore }: RunProgress, now: Date): string {
  if (status === 'queued') return (toDate(notBefore) ?? now) > now ? 'waiting' : 'queued';
  if (status === 'running') return cancelling ? 'cancelling' : 'running';
  if (status === 'completed' && endedBy === 'budget') return endedBy;
  return status;
}

/** The badge of a state. An unknown one is neutral, with its own text. */
export const runState = (state: string | undefined): Rule => lookup(runStateRules, state);

/** Kinds of steps of a run. */
export const runStepKindRules = {
  call: { icon: ArrowLeftRight, tone: 'neutral' },
  model: { icon: Cpu, tone: 'neutral' },
  decision: { icon: Split, tone: 'neutral' },
  write: { icon: ListPlus, tone: 'positive' },
} as const satisfies Record<string, IconAndTone>;

/** Icon and tone of a step; an unknown kind is a dot, a failed step critical. */
export function runStepKind(kind: string | undefined, failed = false): IconAndTone {
  const rule = entryOf<IconAndTone>(runStepKindRules, kind) ?? { icon: CircleDot, tone: 'neutral' };
  return failed ? { ...rule, tone: 'critical' } : rule;
}

type TriggerWords = (name: string | undefined) => string;

/** Who or what began a run, by its trigger. */
export const runTriggerRules = {
  member: (name) => name ?? 'a member',
  key: (name) => (name === undefined ? 'a key' : `Key ${name}`),
  schedule: () => 'schedule',
  workflow: (name) => (name === undefined ? 'a workflow' : `workflow ${name}`),
  assistant: () => 'assistant',
  retry: (name) => (name === undefined ? 'retry' : `retry by ${name}`),
} as const satisfies Record<RunTrigger, TriggerWords>;

/**
 * Who or what began a run, for 'Started by …': 'Ada Brandt', 'schedule', 'workflow Poland outreach'. An unknown trigger
 * keeps its own text; undefined if nothing is known.
 */
export function runTrigger({ trigger, startedBy }: Pick<RunEntry, 'trigger' | 'startedBy'>): string | undefined {
  const word = trigger?.trim() || undefined;
  const name = startedBy?.trim() || undefined;
  if (word === undefined) return name;
  return Object.hasOwn(runTriggerRules, word) ? runTriggerRules[word as RunTrigger](name) : word;
}

/** What cut a run short, in words. */
export const runEndingRules = {
  member: 'Cancelled',
  budget: 'Stopped at the budget',
  dailyLimit: 'Daily limit reached',
  shutdown: 'Ended with the server',
} as const satisfies Record<RunEnding, string>;

/** 'Cancelled by Ada Brandt'. An unknown ending keeps its own text; undefined if nothing cut the run short. */
export function runEnding({ endedBy, endedByName }: Pick<RunEntry, 'endedBy' | 'endedByName'>): string | undefined {
  const word = endedBy?.trim();
  if (!word) return undefined;
  const name = endedByName?.trim();
  const words = entryOf(runEndingRules, word) ?? word;
  return word === 'member' && name ? `${words} by ${name}` : words;
}

/** Whether a run is one of the organisation's own: a sample has no id to read it by, or nothing that began it. */
export const isOwnRun = (run: RunEntry | undefined): run is RunSummary =>
  run?.id !== undefined && run.trigger !== undefined;

interface HeldRule {
  /** Why the schedule starts no runs, as a sentence. */
  readonly says: string;
  /** The button beside it that lets runs start again; missing if that is done elsewhere. */
  readonly action?: 'Resume' | 'Start';
}

const heldReasonRules = {
  disabled: { says: 'Held while the agent is switched off in its configuration.' },
  paused: { says: 'Held while the agent is paused.', action: 'Resume' },
  idle: { says: 'Held until the agent is started.', action: 'Start' },
  training: { says: 'Held while the agent is in training.', action: 'Start' },
  error: { says: 'Held while the agent is in error.', action: 'Start' },
  open: { says: 'Held until the last run has ended.' },
} as const satisfies Record<HeldReason, HeldRule>;

/** Why a schedule starts no runs now. For a reason that we do not know it says only that it is held. */
export const scheduleHeld = (reason: string): HeldRule =>
  entryOf<HeldRule>(heldReasonRules, reason) ?? { says: 'Held for now.' };
