declare module '../platform/store/Database.ts' {
  interface Tables {
    acts: ActsTable;
  }
}

/** What is done for a record, such as a proposal or a reply, once a member allows it or its time has come. */
export interface ActsTable {
  tenantId: string;
  recordId: string;
  agentId: string;
  /** Which of the server's outbound actions it is, and what with. */
  kind: string;
  argsJson: string;
  /** When it is done by itself; null: only when a member says so. */
  dueAt: string | null;
  /** Who is doing it. Nobody else does, and nobody knows after this moment whether it was done. */
  leaseId: string | null;
  leasedUntil: string | null;
}
