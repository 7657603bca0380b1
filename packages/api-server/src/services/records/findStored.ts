import type { ListQuery } from '@switchboard/api-contract/records/listQuery';
import { sql } from 'kysely';
import type { Database } from '../../store/Database.ts';
import type { Collection } from './collections.ts';
import type { Place } from './place.ts';
import { filterColumnOf, sortColumnOf, sortKey, type FilterColumn } from './recordKeys.ts';
import { inOrder, walkDown, walkUp, type Found, type KeyColumn, type Walk } from './walk.ts';

/** As many matches are sorted here. Of more, the index of the order is read until a page is full. */
const usuallySorted = 5_000;

/** Which records of a list are on the page, and how many match in all. */
export interface FoundPage {
  readonly ids: readonly string[];
  readonly total: number;
  readonly more: boolean;
}

/** Finds the records that a list asks for by their keys, whatever number there is. */
export async function findStored(
  db: Pick<Database, 'selectFrom'>,
  place: Place<Collection>,
  query: ListQuery,
  sortedHere = usuallySorted,
): Promise<FoundPage> {
  const walk = walkOf(db, place, query);
  const isPlain = query.search.length === 0 && Object.keys(query.filters).length === 0;
  const few = isPlain
    ? undefined
    : await walk
        .matching()
        .select(['id', walk.column])
        .limit(sortedHere + 1)
        .execute();
  if (few && few.length <= sortedHere) {
    const rows: Found[] = few.map((row) => ({ id: row.id, key: row[walk.column] }));
    const after = inOrder(rows, walk);
    return pageOf(after, few.length, query.limit);
  }
  const { total } = await walk
    .matching()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const found = await (walk.isDown ? walkDown : walkUp)(walk, query.limit + 1);
  return pageOf(found, total, query.limit);
}

const pageOf = (found: readonly Found[], total: number, limit: number): FoundPage => ({
  ids: found.slice(0, limit).map(({ id }) => id),
  total,
  more: found.length > limit,
});

function walkOf(
  db: Pick<Database, 'selectFrom'>,
  place: Place<Collection>,
  { search, sort, filters, deleted, cursor }: ListQuery,
): Walk {
  const field = sort.replace(/^-/, '');
  const column: KeyColumn = sortColumnOf(place.collection, field) ?? 'createdAt';
  const key = column === 'createdAt' ? String(cursor?.value) : sortKey(cursor?.value);
  return {
    column,
    isDown: column === 'createdAt' || sort !== field,
    ...(cursor && { after: { key, id: cursor.id } }),
    matching: () => {
      let rows = db
        .selectFrom('recordKeys')
        .where('tenantId', '=', place.tenantId)
        .where('agentId', '=', place.agentId)
        .where('collection', '=', place.collection)
        .where('deleted', '=', deleted ? 1 : 0);
      for (const [name, wanted] of Object.entries(filters)) {
        const filter = filterColumnOf(place.collection, name);
        if (filter)
          rows = rows.where((eb) => eb.or(wantedIn(filter, wanted).map(([of, is, value]) => eb(of, is, value))));
      }
      for (const word of search)
        rows = rows.where((eb) => sql<boolean>`${eb.ref('search')} like ${`%${escaped(word)}%`} escape '!'`);
      return rows;
    },
  };
}

const escaped = (word: string): string => word.replaceAll(/[!%_]/g, '!$&');

/** A flag that is not set counts as false. */
const wantedIn = (column: FilterColumn, wanted: string): [FilterColumn, '=' | 'is', string | null][] => [
  ...(wanted === '' ? [] : ([[column, '=', wanted]] as [FilterColumn, '=', string][])),
  ...(wanted === '' || wanted === 'false' ? ([[column, 'is', null]] as [FilterColumn, 'is', null][]) : []),
];
