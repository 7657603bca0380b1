import { createHash } from 'node:crypto';
import { collectionOf } from '@switchboard/api-contract/agents/all';
import { searchText, textOf } from '@switchboard/api-contract/records/select';
import { sortKey as keyOf } from '@switchboard/api-contract/records/sortKey';
import type { Database } from '../platform/store/Database.ts';
import type { RecordKeysTable } from './tables.ts';

/** Changes with how keys are made. */
const edition = 2;

const sortColumns = Array.from({ length: 10 }, (_, index) => `sort${index}` as SortColumn);
const filterColumns = Array.from({ length: 6 }, (_, index) => `filter${index}` as FilterColumn);
export type SortColumn = keyof RecordKeysTable & `sort${number}`;
export type FilterColumn = keyof RecordKeysTable & `filter${number}`;

type Body = Readonly<Record<string, unknown>>;
type Made = Pick<RecordKeysTable, 'search' | 'counted' | 'made' | SortColumn | FilterColumn>;

const editions = new Map<string, string>();

/** What the keys of a collection are made by. Rows made by another edition are made anew at the start. */
export function editionOf(collection: string): string {
  const known = editions.get(collection);
  if (known !== undefined) return known;
  const { sorts, filters, searched, counted, derived } = collectionOf[collection] ?? {};
  const parts = [edition, sorts, filters, searched, counted?.toString()];
  if (derived) parts.push(derived.toString());
  const made = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 8);
  editions.set(collection, made);
  return made;
}

/** The column that has the keys of a field. */
export const sortColumnOf = (collection: string, field: string): SortColumn | undefined =>
  sortColumns[collectionOf[collection]?.sorts.indexOf(field) ?? -1];
export const filterColumnOf = (collection: string, field: string): FilterColumn | undefined =>
  filterColumns[collectionOf[collection]?.filters.indexOf(field) ?? -1];

const numbers = new DataView(new ArrayBuffer(8));
const sign = 1n << 63n;
const allBits = (1n << 64n) - 1n;

/** A number as text that sorts as it does. */
function numberKey(value: number): string {
  numbers.setFloat64(0, value === 0 ? 0 : value);
  const bits = numbers.getBigUint64(0);
  return ((bits & sign) === 0n ? bits | sign : bits ^ allBits).toString(16).padStart(16, '0');
}

/** What a value is sorted by, as text; null for none, which comes last. */
export function sortKey(value: unknown): string | null {
  const key = keyOf(value);
  return typeof key === 'number' ? numberKey(key) : key;
}

/** What lists find, sort and count a record by. */
function makeKeys(collection: string, body: Body): Made {
  const { sorts = [], filters = [], searched = [], counted, derived } = collectionOf[collection] ?? {};
  const shown: Body = { ...body, ...derived?.(body as never) };
  return {
    search: searchText(searched, body),
    ...(Object.fromEntries(sortColumns.map((column, index) => [column, sortKey(body[sorts[index] ?? ''])])) as Pick<
      Made,
      SortColumn
    >),
    ...(Object.fromEntries(
      filterColumns.map((column, index) => [column, textOf(shown[filters[index] ?? '']) || null]),
    ) as Pick<Made, FilterColumn>),
    counted: counted ? JSON.stringify(counted(body as never)) : null,
    made: editionOf(collection),
  };
}

/** A record whose keys are written. */
export interface Keyed extends Pick<
  RecordKeysTable,
  'tenantId' | 'agentId' | 'collection' | 'id' | 'createdAt' | 'deleted' | 'sandbox'
> {
  readonly body: Body;
}

/** Writes what lists find records by, after the records. Of those that have keys, age and deletion stay. */
export async function writeKeys(db: Pick<Database, 'insertInto'>, records: readonly Keyed[]): Promise<void> {
  if (records.length === 0) return;
  await db
    .insertInto('recordKeys')
    .values(records.map(({ body, ...row }) => ({ ...row, ...makeKeys(row.collection, body) })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'agentId', 'collection', 'id'])
        .doUpdateSet((eb) =>
          Object.fromEntries(
            (['sandbox', 'search', 'counted', 'made', ...sortColumns, ...filterColumns] as const).map((column) => [
              column,
              eb.ref(`excluded.${column}`),
            ]),
          ),
        ),
    )
    .execute();
}
