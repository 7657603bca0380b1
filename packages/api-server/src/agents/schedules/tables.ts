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
  /** The contract's `OnSchedule`, as JSON. */
  scheduleJson: string;
  /** The next due time. A server first moves it on to the one after, then makes the run: so no other makes it, too. */
  nextDueAt: string;
  /** The last run that it made. */
  runId: string | null;
  /** How many due times have passed without a run since that one, and why the latest of them did. */
  leftOut: number;
  leftOutReason: StoredFact | null;
}
