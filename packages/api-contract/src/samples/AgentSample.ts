import type { GenericSchema, InferInput } from 'valibot';
import type { Fact } from '../words/wordsOf.ts';
import type { ActivityKind } from '../agents/shared.ts';
import { minutesBefore } from '../time.ts';

/** Entries of Recent Activity from `[kind, text, minutes ago]`. */
export function activityOf(
  now: Date,
  entries: readonly (readonly [kind: ActivityKind, text: Fact | string, minutesAgo: number])[],
) {
  return entries.map(([kind, text, minutesAgo], index) => ({
    id: `activity-${index + 1}`,
    kind,
    text,
    at: minutesBefore(now, minutesAgo),
  }));
}

/** A sample run. The outcome is its result, or why it failed. */
export type SampleRun = readonly [
  status: 'completed' | 'failed' | 'running' | 'queued',
  executionType: string,
  minutesAgo: number,
  durationMs: number,
  outcome: Fact | string,
];

/** What lists, detail and page show for one of the agents until it has data of its own. */
export interface AgentSample<Status extends GenericSchema<unknown, object> = GenericSchema<object, object>> {
  readonly status: (now: Date) => InferInput<Status>;
  /** Fields that depend on today's date, but not on the time. */
  readonly today?: (now: Date) => Partial<InferInput<Status>>;
  /** Records that the status does not hold, by collection. */
  readonly records?: (now: Date) => Readonly<Record<string, readonly unknown[]>>;
  readonly figures: {
    readonly processed: number;
    readonly success: number;
    readonly pending: number;
    readonly minutesAgo: number;
    /** 0-10. */
    readonly confidence: number;
    /** Percent. */
    readonly successRate: number;
    readonly responseMs: number;
    /** Percent. */
    readonly uptime: number;
    readonly peakHour: string;
    readonly daily: readonly number[];
  };
  /** Newest first. */
  readonly runs: readonly SampleRun[];
  /** On weekdays; weekends have a third of it. */
  readonly runsPerDay: number;
}
