import type { Generated } from 'kysely';

declare module '../platform/store/Database.ts' {
  interface Tables {
    records: RecordsTable;
    recordKeys: RecordKeysTable;
    recordChanges: RecordChangesTable;
    unsentRecords: UnsentRecordsTable;
  }
}

export interface RecordsTable {
  id: string;
  tenantId: string;
  agentId: string;
  /** A name of `collections`. */
  collection: string;
  /** The record, without `id`. */
  bodyJson: string;
  createdAt: string;
  /** 1: came from the sandbox. */
  sandbox: Generated<number>;
  /** Its `email`, in lower case. */
  address: string | null;
  /** Of a contact: its `phone`, see `phoneKey`. */
  phone: string | null;
  /** From 1, grows with each change. */
  version: Generated<number>;
  updatedAt: Generated<string>;
  /** Since when it can only be restored; null while it is there. */
  deletedAt: string | null;
  /** Where it came from: see `provenance` in readHistory.ts; null where that was not kept. */
  fromJson: string | null;
}

/**
 * What lists find, sort and count a record by. A row for each record, written with it; `createdAt`, `deleted` (0 or 1)
 * and `sandbox` are the record's own.
 */
export interface RecordKeysTable
  extends
    Readonly<Record<`sort${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`, string | null>>,
    Readonly<Record<`filter${0 | 1 | 2 | 3 | 4 | 5}`, string | null>> {
  tenantId: string;
  agentId: string;
  collection: string;
  id: string;
  createdAt: string;
  deleted: number;
  sandbox: number;
  /** The searched fields, folded. */
  search: string;
  /** What figures count of it, see `counted` in the contract; null: nothing. */
  counted: string | null;
  /** Changes with what the contract says of the collection, and with the order of texts. */
  made: string;
}

/** One field that one version of a record changed. */
export interface RecordChangesTable {
  tenantId: string;
  recordId: string;
  /** The version that the change led to. */
  version: number;
  field: string;
  at: string;
  /** Name of the member who changed it; null for a run. */
  by: string | null;
  runId: string | null;
  /** The field's values; null where it had none. */
  oldJson: string | null;
  newJson: string | null;
}

/** A new record that waits to be sent by itself. */
export interface UnsentRecordsTable {
  tenantId: string;
  agentId: string;
  recordId: string;
  service: string;
  /** The run that sends it; null while none has taken it. */
  runId: string | null;
  /** 1: its sending has begun, and if it is cut off the service can't say whether it arrived. */
  begun: Generated<number>;
}
