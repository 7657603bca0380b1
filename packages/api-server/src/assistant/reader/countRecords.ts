import type { StoreReader } from '../../platform/store/Database.ts';
import type { CollectionName } from '../../records/collections.ts';
import { keysIn, type RecordPlace } from '../../records/RecordPlace.ts';
import { filterColumnOf } from '../../records/recordKeys.ts';

interface Counting {
  /** A field that lists filter by. */
  readonly by: string;
  /** Of those alone that came from here on, and before here. */
  readonly from?: string;
  readonly to?: string;
}

/** How many records there are of each value of a field; of the sandbox's only while there are no real ones. */
export async function countRecords(
  db: StoreReader,
  place: RecordPlace<CollectionName>,
  { by, from, to }: Counting,
): Promise<ReadonlyMap<string, number>> {
  const column = filterColumnOf(place.collection, by) ?? 'filter0';
  const kept = keysIn(db, place).where('deleted', '=', 0);
  const real = await kept.select('id').where('sandbox', '=', 0).limit(1).executeTakeFirst();
  const rows = await kept
    .select((eb) => [column, eb.fn.countAll<number>().as('records')])
    .where('sandbox', '=', real ? 0 : 1)
    .$if(from !== undefined, (query) => query.where('createdAt', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('createdAt', '<', to ?? ''))
    .groupBy(column)
    .execute();
  return new Map(rows.map(({ [column]: value, records }) => [value ?? '', records]));
}
