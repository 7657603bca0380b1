declare module '../../platform/store/Database.ts' {
  interface Tables {
    watches: WatchesTable;
  }
}

/** Completed researches that may be asked again. */
export interface WatchesTable {
  tenantId: string;
  /** The research. */
  taskId: string;
  agentId: string;
  /** When it is asked again. Whoever moves it on has taken that time, as with schedules. */
  dueAt: string;
  /** After this moment it is not asked again. */
  endsAt: string;
  /** The addresses that its searches have found so far, also of sources that were not accepted: a list of text. */
  seenJson: string;
}
