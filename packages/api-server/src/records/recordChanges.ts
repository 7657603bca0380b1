import type { FieldChange } from '@switchboard/api-contract/records/edit';
import { limits } from '@switchboard/api-contract/limits';
import type { Database, StoreReader } from '../platform/store/Database.ts';

/** Which changes of a record are read: all that are kept, or those after a version. */
interface ChangesToRead {
  readonly tenantId: string;
  readonly recordId: string;
  readonly after?: number;
}

interface ReadChange extends FieldChange {
  readonly at: string;
  readonly by: string | null;
  readonly runId: string | null;
}

const fromColumn = (json: string | null): unknown => (json === null ? undefined : JSON.parse(json));

/** What changed in a record, newest first. */
export async function readChanges(
  db: StoreReader,
  { tenantId, recordId, after = 0 }: ChangesToRead,
): Promise<readonly ReadChange[]> {
  const rows = await db
    .selectFrom('recordChanges')
    .select(['at', 'by', 'runId', 'field', 'oldJson', 'newJson'])
    .where('tenantId', '=', tenantId)
    .where('recordId', '=', recordId)
    .where('version', '>', after)
    .orderBy('version', 'desc')
    .orderBy('field')
    .execute();
  return rows.map(({ oldJson, newJson, ...row }) => ({ ...row, old: fromColumn(oldJson), new: fromColumn(newJson) }));
}

/** Which version of which record a change led to, when, and who or which run made it. */
export interface RecordVersion {
  readonly tenantId: string;
  readonly recordId: string;
  readonly version: number;
  readonly at: string;
  readonly by?: string | undefined;
  readonly runId?: string | undefined;
}

const toColumn = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Stores what changed in a record, and deletes what its history lists no more. */
export async function addRecordChanges(
  db: Pick<Database, 'insertInto' | 'deleteFrom'>,
  { tenantId, recordId, version, at, by, runId }: RecordVersion,
  changes: readonly FieldChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('recordChanges')
    .values(
      changes.map(({ field, old, new: now }) => ({
        tenantId,
        recordId,
        version,
        field,
        at,
        by: by ?? null,
        runId: runId ?? null,
        oldJson: toColumn(old),
        newJson: toColumn(now),
      })),
    )
    .execute();
  await db
    .deleteFrom('recordChanges')
    .where('tenantId', '=', tenantId)
    .where('recordId', '=', recordId)
    .where('version', '<=', version - limits.records.history)
    .execute();
}
