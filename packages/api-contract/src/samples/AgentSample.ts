import type { GenericSchema, InferInput } from 'valibot';
import type { AgentListStatus, AgentStatus } from '../agents.ts';
import type { Fact } from '../words/wordsOf.ts';

/** A sample run. The outcome is its result, or why it failed. */
export type SampleRun = readonly [
  status: 'completed' | 'failed' | 'running' | 'queued',
  executionType: string,
  minutesAgo: number,
  durationMs: number,
  outcome: Fact | string,
];

/** What stands for one of the agents in lists, in its detail and on its page until it has something of its own. */
export interface AgentSample<Status extends GenericSchema<unknown, object> = GenericSchema<object, object>> {
  readonly status: (now: Date) => InferInput<Status>;
  /** Fields that follow the date that it is, but nothing finer. */
  readonly today?: (now: Date) => Partial<InferInput<Status>>;
  readonly figures: {
    readonly processed: number;
    readonly success: number;
    readonly pending: number;
    readonly minutesAgo: number;
    readonly capabilities: readonly string[];
    readonly integrations: readonly string[];
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
  /** On a weekday; weekends have a third. */
  readonly runsPerDay: number;
  /**
   * Where the agent stands otherwise at first in the demo organisation than in the built-in list, which has all of them
   * active. Its page carries the Sample mark.
   */
  readonly demoStatus?: AgentListStatus & AgentStatus;
}
