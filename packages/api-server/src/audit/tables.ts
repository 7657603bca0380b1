import type { Generated } from 'kysely';

declare module '../platform/store/Database.ts' {
  interface Tables {
    audit: AuditTable;
  }
}

/** The audit log. Lines are added, and removed only by age; nothing changes one. */
export interface AuditTable {
  /** Increases: the newest line has the highest. */
  id: Generated<number>;
  tenantId: string;
  at: string;
  /** A kind of the contract's `auditKinds`. */
  kind: string;
  /** See the contract's `AuditActor`. */
  byType: string;
  byId: string | null;
  byName: string | null;
  address: string | null;
  agentId: string | null;
  runId: string | null;
  target: string | null;
  /** The contract's `AuditChange`s. */
  changesJson: string;
}
