import type { RunStatus } from '@switchboard/api-contract/runs/runStatus';
import type { RunEnding, RunTrigger } from '@switchboard/api-contract/runs/run';
import type { Generated } from 'kysely';
import type { StoredFact } from '../platform/store/storedFact.ts';

declare module '../platform/store/Database.ts' {
  interface Tables {
    executions: ExecutionsTable;
    runTotals: RunTotalsTable;
    runTurns: RunTurnsTable;
    keptRuns: KeptRunsTable;
    runSteps: RunStepsTable;
    programState: ProgramStateTable;
  }
}

export interface ExecutionsTable {
  id: string;
  tenantId: string;
  agentId: string;
  status: RunStatus;
  executionType: string;
  queuedAt: string;
  startTime: string | null;
  endTime: string | null;
  durationMs: number | null;
  result: StoredFact | null;
  errorMessage: StoredFact | null;
  sample: number;
  /** What the run works on: see `RunInput`. */
  inputJson: Generated<string>;
  /** How often it was started. */
  attempts: Generated<number>;
  /** A queued run does not start before this moment. */
  notBefore: string | null;
  /** The only worker that may end this run; null while nobody works on it. */
  leaseId: string | null;
  /** After this moment the worker counts as dead. */
  leasedUntil: string | null;
  /** The workflow that this run is a step of. The orchestrator's run of a workflow has its own id here. */
  workflowId: string | null;
  /** 1 as soon as the sandbox answered one of its calls. */
  sandbox: Generated<number>;
  /** 1 as soon as it asked a service other than the sandbox. */
  realCalls: Generated<number>;
  /** What began it; null for runs of an earlier version. */
  trigger: RunTrigger | null;
  /** Name of the member or the workflow that began it. */
  startedBy: string | null;
  /** The member's id, if one began it. */
  startedById: string | null;
  /** What cut it short. */
  endedBy: RunEnding | null;
  /** Name of the member who cancelled it. */
  endedByName: string | null;
  /** Cancel was asked for while somebody worked on it. Nothing more of it is written. */
  cancelAskedAt: string | null;
  cancelAskedBy: string | null;
  /** How far it is: see `Progress`. */
  progressJson: string | null;
  /** The agent's configuration when it first started, without secrets. */
  configurationJson: string | null;
  /** What its program came to, while what it found is sent on: see `SavedResult`. */
  outcomeJson: string | null;
  /** What a member can do about its failure: see `Remedy`. */
  nextJson: string | null;
  /** The run that it is the retry of. */
  retryOf: string | null;
  /** When a member paused the workflow that it belongs to; null while that goes on. */
  heldAt: string | null;
  /** The place of its priority in the contract's `taskPriorities`: 0 goes first. */
  priority: Generated<number>;
  /** How many runs have gone before it although they were queued later. */
  passedOver: Generated<number>;
  /** How many steps it has taken; not all of them need be kept. */
  steps: Generated<number>;
  /** What its calls have cost, in billionths of `currency`. */
  cost: Generated<number>;
  /** 1: some of its paid calls had no price. */
  unpriced: Generated<number>;
  /** The month of the organisation's zone that it counts to, since its first call. */
  costMonth: Generated<string | null>;
  currency: Generated<string | null>;
}

/**
 * How many runs an agent has had, by what a figure asks for. Triggers keep it in the transaction that writes a run;
 * nobody else writes it. Runs that were removed because of their age still count.
 */
export interface RunTotalsTable {
  tenantId: string;
  agentId: string;
  sample: number;
  sandbox: number;
  /**
   * What `bucket` is: a status; the day in UTC that runs were queued on, `YYYY-MM-DD`; the hour of the day, `HH`, in
   * which completed runs began; or the hour, `YYYY-MM-DDTHH`, in which runs failed, or ended otherwise.
   */
  kind: 'status' | 'queuedDay' | 'startedHour' | 'failedHour' | 'endedHour';
  bucket: string;
  runs: number;
  /** Of all of them, of kind status alone. */
  durationMs: number;
  /** When the latest of them ended, of kind status alone. */
  lastEnd: string | null;
}

/** How many runs of each tenant were taken from the queue. Tenants without a row had no turn yet. */
export interface RunTurnsTable {
  tenantId: string;
  /** Including turns that it is not owed, because it had nothing to run: see `mostOwed`. */
  turn: number;
}

export interface RunStepsTable {
  tenantId: string;
  runId: string;
  /** From 0, over all attempts. */
  position: number;
  at: string;
  /** The contract's runStep, without `at`. */
  bodyJson: string;
}

/** Runs of agents that were deleted. */
export interface KeptRunsTable {
  tenantId: string;
  id: string;
  agentId: string;
  /** The contract's run, as it was. */
  bodyJson: string;
  queuedAt: string;
  /** It is readable until then. */
  until: string;
}

/** What an agent's program remembers from one run to the next, in a shape of its own. */
export interface ProgramStateTable {
  tenantId: string;
  agentId: string;
  /** 1 for what it remembers of the sandbox. */
  sandbox: number;
  stateJson: string;
}
