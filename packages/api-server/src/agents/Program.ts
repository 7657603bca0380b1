import type { AgentConfiguration } from '@switchboard/api-contract/agents';
import { wordsOf, type FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../context.ts';
import type { Database } from '../store/Database.ts';
import type { ActivityNote } from '@switchboard/api-contract/agents/page';
import type { AgentRow } from '../services/agents/agentRows.ts';
import type { RunInput } from '../services/runs/RunInput.ts';

/** One run, as its agent's program receives it. */
export interface Run {
  readonly id: string;
  readonly tenantId: string;
  readonly agent: AgentRow;
  readonly configuration: AgentConfiguration;
  readonly executionType: string;
  readonly input: RunInput;
  /** The workflow that it belongs to; undefined for a single run. */
  readonly workflowId: string | undefined;
  /** Aborted when the time is up or the server stops. Pass it on to everything that waits. */
  readonly signal: AbortSignal;
}

/** What a program may use to write its results. */
export type Writing = Pick<Database, 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'>;

/**
 * The outcome of a completed run. Nothing is written earlier: `write` is called once, in the transaction that ends
 * the run, and only if this worker still holds the run.
 */
export interface RunResult {
  readonly result: FactOrExternalText;
  /** The entry of Recent Activity; by default the result. */
  readonly activity?: ActivityNote;
  readonly write?: (db: Writing, at: string) => Promise<void>;
}

/** The run continues without a worker; what it waits for will end it. */
export interface RunWaiting {
  readonly waiting: true;
  readonly activity: ActivityNote;
  readonly write: (db: Writing, at: string) => Promise<void>;
}

/** What one run of an agent does. Throws RunFailure for anything a member should know. */
export type Program = (context: Context, run: Run) => Promise<RunResult | RunWaiting>;

interface FailureDetails {
  /** Another attempt may succeed. */
  readonly again?: boolean;
  /** Seconds that the service asked to wait. */
  readonly retryAfter?: number;
}

/** Why a run failed, as a fact for the member. Holds no secret. */
export class RunFailure extends Error {
  override readonly name = 'RunFailure';
  readonly again: boolean;
  readonly retryAfter: number;

  readonly reason: FactOrExternalText;

  constructor(reason: FactOrExternalText, { again = false, retryAfter = 0 }: FailureDetails = {}) {
    super(wordsOf(reason));
    this.reason = reason;
    this.again = again;
    this.retryAfter = retryAfter;
  }
}
