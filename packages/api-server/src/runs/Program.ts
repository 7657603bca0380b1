import type { AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import { wordsOf, type FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../platform/Context.ts';
import type { Writing } from '../platform/store/Database.ts';
import type { ActivityNote } from '@switchboard/api-contract/agents/page';
import type { AgentRow } from '../tenants/agentRows.ts';
import type { NewStep, RunLog } from '../outside/RunLog.ts';
import type { Remedy } from '../outside/Remedy.ts';
import type { RunEnding } from '@switchboard/api-contract/runs/run';
import type { Origin } from '../outside/Origin.ts';
import type { RunInput } from './RunInput.ts';

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
  /** Where it reports what it does. */
  readonly log: RunLog;
  /** Where what it finds comes from. Give it to whatever writes records. */
  readonly origin: Origin;
}

/**
 * The outcome of a completed run. Nothing is written earlier: `write` is called once, in the transaction that ends
 * the run, and only if this worker still holds the run.
 */
export interface RunResult {
  readonly result: FactOrExternalText;
  /** The entry of Recent Activity; by default the result. */
  readonly activity?: ActivityNote;
  readonly write?: (db: Writing, at: string) => Promise<void>;
  /** The step that says what `write` writes. */
  readonly wrote?: NewStep;
  /** What cut it short, if it is not all that was asked for. */
  readonly endedBy?: RunEnding;
  /** What a member can do to get the rest. */
  readonly next?: Remedy;
}

/** The run continues without a worker; what it waits for will end it. */
export interface RunWaiting {
  readonly waiting: true;
  readonly activity: ActivityNote;
  readonly write: (db: Writing, at: string) => Promise<void>;
}

declare module '../tenants/Program.ts' {
  interface Program {
    /** What one run does. Throws RunFailure for anything a member should know. */
    readonly run: (context: Context, run: Run) => Promise<RunResult | RunWaiting>;
  }
}

interface FailureDetails {
  /** Another attempt may succeed. */
  readonly again?: boolean;
  /** Seconds that the service asked to wait. */
  readonly retryAfter?: number;
  /** What a member can do about it; by default to try again. */
  readonly next?: Remedy;
  /** What kept it from doing anything. */
  readonly endedBy?: RunEnding;
  /** What was wrong with a service's answer, for those who then ask otherwise. */
  readonly answer?: OddAnswer;
}

/** More than is read of one, not as documented, or that what was asked for is not there. */
export type OddAnswer = 'too-large' | 'odd' | 'gone';

/** Why a run failed, as a fact for the member. Holds no secret. */
export class RunFailure extends Error {
  override readonly name = 'RunFailure';
  readonly again: boolean;
  readonly retryAfter: number;
  readonly next: Remedy;
  readonly endedBy: RunEnding | undefined;
  readonly answer: OddAnswer | undefined;

  readonly reason: FactOrExternalText;

  constructor(
    reason: FactOrExternalText,
    { again = false, retryAfter = 0, next = { kind: 'retry' }, endedBy, answer }: FailureDetails = {},
  ) {
    super(wordsOf(reason));
    this.reason = reason;
    this.again = again;
    this.retryAfter = retryAfter;
    this.next = next;
    this.endedBy = endedBy;
    this.answer = answer;
  }
}
