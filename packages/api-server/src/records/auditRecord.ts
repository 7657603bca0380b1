import type { AuditChange, AuditKind } from '@switchboard/api-contract/audit';
import { auditText, writeAudit } from '../audit/writeAudit.ts';
import type { Database } from '../platform/store/Database.ts';
import type { RecordPlace } from './RecordPlace.ts';
import type { CollectionName } from './collections.ts';

/** What was done to a record. */
interface RecordEvent {
  readonly kind: AuditKind;
  readonly at: string;
  readonly record: object;
  readonly changes?: readonly AuditChange[];
}

const names = ['name', 'title', 'subject', 'target', 'to', 'email', 'company', 'id'] as const;

/** What people call a record. */
export const nameOfRecord = (record: object): string | undefined =>
  names.map((field) => auditText(Object.entries(record).find(([key]) => key === field)?.[1])).find((name) => name);

/** Writes an audit line about one record. */
export const auditRecord = (
  db: Pick<Database, 'insertInto'>,
  { tenantId, agentId }: Pick<RecordPlace<CollectionName>, 'tenantId' | 'agentId'>,
  { kind, at, record, changes = [] }: RecordEvent,
): Promise<void> => writeAudit(db, { tenantId, kind, at, target: nameOfRecord(record), agentId, changes });
