declare module '../../platform/store/Database.ts' {
  interface Tables {
    foundPeople: FoundPeopleTable;
  }
}

/** People whom a search of lead generation has found, and for whom a run paid, or is about to. */
export interface FoundPeopleTable {
  tenantId: string;
  agentId: string;
  /** The service's own id. */
  personId: string;
  /** The run that claimed them. */
  runId: string;
  /** Which search found them: changes with the settings that decide who is kept. */
  search: string;
  /** The day in UTC, `YYYY-MM-DD`, whose limit they count to. */
  day: string;
  /** What became of them; null while the run works on them. If it ends before, they were never claimed. */
  outcome: FoundOutcome | null;
  /** Their lead is still to be written to the spreadsheet: `waiting`, or the id of the run that is writing it. */
  sheet: string | null;
  /** 1: found in the sandbox. */
  sandbox: number;
  /** What was paid for about somebody of whom no lead was kept: `FoundFields`. */
  paidJson: string | null;
}
export type FoundOutcome = 'added' | 'updated' | 'duplicate' | 'below';
