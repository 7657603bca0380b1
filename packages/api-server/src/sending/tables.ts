declare module '../platform/store/Database.ts' {
  interface Tables {
    sendings: SendingsTable;
    sentRecords: SentRecordsTable;
  }
}

/** Where records of a collection go in a service, and which fields. */
export interface SendingsTable {
  tenantId: string;
  agentId: string;
  collection: string;
  service: string;
  /** 1: chosen for the sandbox that plays the service. */
  sandbox: number;
  /** Where in the service; null where it has only one place. */
  target: string | null;
  matchingJson: string;
  updatedAt: string;
}

/** Under which id a record is known in a place of a service. */
export interface SentRecordsTable {
  tenantId: string;
  recordId: string;
  service: string;
  sandbox: number;
  /** Empty where the service has only one place. */
  target: string;
  knownAs: string;
}
