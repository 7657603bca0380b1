declare module '../../platform/store/Database.ts' {
  interface Tables {
    syncPreviews: SyncPreviewsTable;
    contactMarks: ContactMarksTable;
  }
}

/** The sync of an agent that waits for a member, at most one. */
export interface SyncPreviewsTable {
  tenantId: string;
  agentId: string;
  /** The run that made it. */
  runId: string;
  at: string;
  /** 1: of the sandbox. */
  sandbox: number;
  /** How many contacts it would add, change and remove. */
  countsJson: string;
  /** See `SyncChanges`. */
  changesJson: string;
}

/** What is to be remembered about contacts, whether they exist or not. */
export interface ContactMarksTable {
  tenantId: string;
  agentId: string;
  /**
   * removed: a sync has removed it, so that it stays if a member brings it back. merged: `otherId` stands for it.
   * apart: it and `otherId`, in order of id, are different people.
   */
  kind: ContactMarkKind;
  contactId: string;
  /** Empty for removed ones. */
  otherId: string;
  /** 1: about contacts of the sandbox. */
  sandbox: number;
}
export type ContactMarkKind = 'removed' | 'merged' | 'apart';
