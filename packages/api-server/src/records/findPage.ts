import type { ListQuery } from '@switchboard/api-contract/records/listQuery';
import { compareSorted } from '@switchboard/api-contract/records/sortKey';
import type { SelectQueryBuilder } from 'kysely';
import { containsWord, type Tables, type StoreReader } from '../platform/store/Database.ts';
import type { CollectionName } from './collections.ts';
import { keysIn, type RecordPlace } from './RecordPlace.ts';
import { filterColumnOf, sortColumnOf, sortKey, type FilterColumn, type SortColumn } from './recordKeys.ts';

type KeyColumn = SortColumn | 'createdAt';

/** A record and what it is sorted by; null comes last. */
interface SortedId {
  readonly id: string;
  readonly key: string | null;
}

/** Rows in an order, after one of them. */
interface SortedList {
  readonly column: KeyColumn;
  readonly isDown: boolean;
  readonly after?: SortedId;
  readonly byId: (ids: readonly string[]) => SelectQueryBuilder<Tables, 'recordKeys', object>;
  readonly matching: () => SelectQueryBuilder<Tables, 'recordKeys', object>;
}

/** Sorts rows, and leaves out those that do not come after `after`. */
function sortRows(rows: readonly SortedId[], { isDown, after }: SortedList): SortedId[] {
  const compare = compareSorted(isDown);
  return rows.filter((row) => !after || compare(row, after) > 0).toSorted(compare);
}

/** The next rows: as the index has them, one way or the other, then those without a key. */
async function nextRows({ column, isDown, after, matching }: SortedList, most: number): Promise<SortedId[]> {
  const [beyond, direction] = isDown ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  const rows = matching()
    .select(['id', `${column} as key`])
    .limit(most);
  const keyed =
    after?.key === null
      ? []
      : await rows
          .where(column, 'is not', null)
          .$if(after !== undefined, (query) =>
            query.where((eb) => eb(eb.refTuple(column, 'id'), beyond, eb.tuple(after?.key ?? '', after?.id ?? ''))),
          )
          .orderBy(column, direction)
          .orderBy('id', direction)
          .execute();
  if (column === 'createdAt' || keyed.length === most) return keyed;
  const keyless = await rows
    .where(column, 'is', null)
    .$if(after?.key === null, (query) => query.where('id', beyond, after?.id ?? ''))
    .orderBy('id', direction)
    .limit(most - keyed.length)
    .execute();
  return [...keyed, ...keyless];
}

/** Up to so many matches are sorted in memory. Of more, the sorted index is read until a page is full. */
const usuallySorted = 2_000;

/** Which records of a list are on the page, and how many match in all. */
export interface PageOfIds {
  readonly ids: readonly string[];
  readonly total: number;
  readonly more: boolean;
}

/** Finds the records that a list asks for by their keys, whatever number there is. */
export async function findPage(
  db: StoreReader,
  place: RecordPlace<CollectionName>,
  query: ListQuery,
  sortedHere = usuallySorted,
): Promise<PageOfIds> {
  const list = sortedListOf(db, place, query);
  const few = await findFew(list, query, sortedHere);
  if (few) return pageOf(sortRows(few, list), few.length, query.limit);
  const { total } = await list
    .matching()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return pageOf(await nextRows(list, query.limit + 1), total, query.limit);
}

/** The ids of all records that a list without pages has, in its order, some at a time. */
export async function* eachId(
  db: StoreReader,
  place: RecordPlace<CollectionName>,
  query: Omit<ListQuery, 'limit' | 'cursor'>,
  { atOnce, sortedHere = usuallySorted }: { readonly atOnce: number; readonly sortedHere?: number },
): AsyncGenerator<readonly string[], void> {
  const list = sortedListOf(db, place, query);
  const few = await findFew(list, query, sortedHere);
  if (few) {
    const sorted = sortRows(few, list).map(({ id }) => id);
    for (let from = 0; from < sorted.length; from += atOnce) yield sorted.slice(from, from + atOnce);
    return;
  }
  for (let found = await nextRows(list, atOnce); found.length > 0;) {
    yield found.map(({ id }) => id);
    const after = found.at(-1);
    found = after && found.length === atOnce ? await nextRows({ ...list, after }, atOnce) : [];
  }
}

/** All matches of a search or a filter, and those of some ids, unless there are many. */
async function findFew(
  { byId, matching, column }: SortedList,
  { search, filters, ids }: Pick<ListQuery, 'search' | 'filters' | 'ids'>,
  sortedHere: number,
): Promise<SortedId[] | undefined> {
  if (!ids && search.length === 0 && Object.keys(filters).length === 0) return undefined;
  // Without the key, SQLite need read nothing but its index of what lists search.
  const found = await matching()
    .select('id')
    .limit(sortedHere + 1)
    .execute();
  if (found.length > sortedHere) return undefined;
  if (found.length === 0) return [];
  const rows = await byId(found.map(({ id }) => id))
    .select(['id', column])
    .execute();
  return rows.map((row) => ({ id: row.id, key: row[column] }));
}

const pageOf = (found: readonly SortedId[], total: number, limit: number): PageOfIds => ({
  ids: found.slice(0, limit).map(({ id }) => id),
  total,
  more: found.length > limit,
});

function sortedListOf(
  db: StoreReader,
  place: RecordPlace<CollectionName>,
  { search, sort, filters, deleted, ids, cursor }: Omit<ListQuery, 'limit'>,
): SortedList {
  const field = sort.replace(/^-/, '');
  const column: KeyColumn = sortColumnOf(place.collection, field) ?? 'createdAt';
  const key = column === 'createdAt' ? String(cursor?.value) : sortKey(cursor?.value);
  const keys = keysIn(db, place);
  return {
    column,
    isDown: column === 'createdAt' || sort !== field,
    ...(cursor && { after: { key, id: cursor.id } }),
    byId: (some) => keys.where('id', 'in', some),
    matching: () => {
      let rows = keys.where('deleted', '=', deleted ? 1 : 0);
      if (ids) rows = rows.where('id', 'in', ids);
      for (const [name, wanted] of Object.entries(filters)) {
        const filter = filterColumnOf(place.collection, name);
        if (filter)
          rows = rows.where((eb) => eb.or(conditionsOf(filter, wanted).map(([of, is, value]) => eb(of, is, value))));
      }
      for (const word of search) rows = rows.where((eb) => containsWord(eb.ref('search'), word));
      return rows;
    },
  };
}

/** A flag that is not set counts as false. */
const conditionsOf = (column: FilterColumn, wanted: string): [FilterColumn, '=' | 'is', string | null][] => [
  ...(wanted === '' ? [] : ([[column, '=', wanted]] as [FilterColumn, '=', string][])),
  ...(wanted === '' || wanted === 'false' ? ([[column, 'is', null]] as [FilterColumn, 'is', null][]) : []),
];
