import type { FieldChange } from '@switchboard/api-contract/records/edit';
import type { Database } from '../platform/store/Database.ts';

/** Which changes of a record are read: all that are kept, or those after a version. */
interface Wanted {
  readonly tenantId: string;
  readonly recordId: string;
  readonly after?: number;
}

interface ReadChange extends FieldChange {
  readonly at: string;
  readonly by: string | null;
  readonly runId: string | null;
}

const valueOf = (json: string | null): unknown => (json === null ? undefined : JSON.parse(json));

/** What changed in a record, newest first. */
export async function readChanges(
  db: Pick<Database, 'selectFrom'>,
  { tenantId, recordId, after = 0 }: Wanted,
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
  return rows.map(({ oldJson, newJson, ...row }) => ({ ...row, old: valueOf(oldJson), new: valueOf(newJson) }));
}
