import { collectionOf } from '@switchboard/api-contract/agents/all';
import type { Database } from '../platform/store/Database.ts';
import type { CollectionName } from './collections.ts';
import { keysIn, type RecordPlace } from './place.ts';

/**
 * What figures count of all records of a list, whatever number there is: one entry for each record, of those that are
 * equal the same one. undefined where figures count the records that are listed.
 */
export async function countedRecords(
  db: Pick<Database, 'selectFrom'>,
  place: RecordPlace<CollectionName>,
): Promise<readonly object[] | undefined> {
  if (!collectionOf[place.collection]?.counted) return undefined;
  const rows = await keysIn(db, place)
    .select((eb) => ['counted', 'sandbox', eb.fn.countAll<number>().as('records')])
    .where('deleted', '=', 0)
    .where('counted', 'is not', null)
    .groupBy(['sandbox', 'counted'])
    .execute();
  return rows.flatMap(({ counted, sandbox, records }) => {
    const one = { ...(JSON.parse(counted ?? '{}') as object), ...(sandbox === 1 && { sandbox: true }) };
    return Array.from({ length: records }, () => one);
  });
}
