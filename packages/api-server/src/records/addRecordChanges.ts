import type { FieldChange } from '@switchboard/api-contract/records/edit';
import { limits } from '@switchboard/api-contract/limits';
import type { Database } from '../platform/store/Database.ts';

/** Which version of which record a change led to, when, and who or which run made it. */
export interface RecordVersion {
  readonly tenantId: string;
  readonly recordId: string;
  readonly version: number;
  readonly at: string;
  readonly by?: string | undefined;
  readonly runId?: string | undefined;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Notes what changed in a record, and forgets what no history lists any more. */
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
        oldJson: json(old),
        newJson: json(now),
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
