import type { AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import type { ActivityEntry } from '@switchboard/api-contract/agents/agentPage';
import type { RunEnding } from '@switchboard/api-contract/runs/run';
import type { Context } from '../platform/Context.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import type { Caller, NewStep } from '../outside/Caller.ts';
import type { Remedy } from '../outside/RunFailure.ts';
import type { RunInput } from './RunInput.ts';

/**
 * Queues or begins what is due by itself, and returns when the next is. `track` is given the work that goes on
 * meanwhile.
 */
export type QueueDue = (context: Context, track: (work: Promise<unknown>) => void) => Promise<Date | undefined>;

declare module '../tenants/Program.ts' {
  interface Program {
    /** What of it comes due by itself, besides its runs by schedule. */
    readonly due?: QueueDue;
  }
}

/** One run, as its agent's program receives it. It is what services are called with. */
export interface Run extends Caller {
  readonly agent: AgentRow;
  readonly configuration: AgentConfiguration;
  readonly executionType: string;
  readonly input: RunInput;
  /** The workflow that it belongs to; undefined for a single run. */
  readonly workflowId: string | undefined;
}

/**
 * The outcome of a completed run. Nothing is written earlier: `write` is called once, in the transaction that ends
 * the run, and only if this worker still holds the run.
 */
export interface RunResult {
  readonly result: FactOrExternalText;
  /** The entry of Recent Activity; by default the result. */
  readonly activity?: ActivityEntry;
  readonly write?: (db: StoreWriter, at: string) => Promise<void>;
  /** The step that says what `write` writes. */
  readonly writtenStep?: NewStep;
  /** What cut it short, if it is not all that was asked for. */
  readonly endedBy?: RunEnding;
  /** What a member can do to get the rest. */
  readonly next?: Remedy;
}

/** The run continues without a worker; what it waits for will end it. */
export interface RunWaiting {
  readonly waiting: true;
  readonly activity: ActivityEntry;
  readonly write: (db: StoreWriter, at: string) => Promise<void>;
}

declare module '../tenants/Program.ts' {
  interface Program {
    /** What one run does. Throws RunFailure for anything a member should know. */
    readonly run: (context: Context, run: Run) => Promise<RunResult | RunWaiting>;
  }
}
