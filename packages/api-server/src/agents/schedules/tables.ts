import type { StoredFact } from '../../platform/store/storedFact.ts';

declare module '../../platform/store/Database.ts' {
  interface Tables {
    schedules: SchedulesTable;
  }
}

/** Agents without a row run only when somebody starts a run. */
export interface SchedulesTable {
  tenantId: string;
  agentId: string;
  /** The contract's OnSchedule. */
  scheduleJson: string;
  /** The next due time. Whoever moves it on has taken that time: for each, one server at most makes a run. */
  nextDueAt: string;
  /** The last run that it made. */
  runId: string | null;
  /** Times that passed without a run since then, and why the latest of them did. */
  leftOut: number;
  leftOutReason: StoredFact | null;
}
