import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { collectionOf } from '@switchboard/api-contract/agents/all';
import { searchText, textOf } from '@switchboard/api-contract/records/select';
import { sortKey as keyOf } from '@switchboard/api-contract/records/sortKey';
import type { Tables, Database, StoreReader } from '../platform/store/Database.ts';
import type { RecordKeysTable } from './tables.ts';
import type { CollectionName } from './collections.ts';
import { keysIn, type RecordPlace } from './RecordPlace.ts';

/**
 * What figures count of all records of a list, whatever number there is: one entry for each record, of those that are
 * equal the same one. undefined where figures count the records that are listed.
 */
export async function readCountedRecords(
  db: StoreReader,
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

/** Raise it to have all keys made anew, because they are made in another way. */
const edition = 3;

const sortColumns = Array.from({ length: 10 }, (_, index) => `sort${index}` as SortColumn);
const filterColumns = Array.from({ length: 6 }, (_, index) => `filter${index}` as FilterColumn);
export type SortColumn = keyof RecordKeysTable & `sort${number}`;
export type FilterColumn = keyof RecordKeysTable & `filter${number}`;

type Body = Readonly<Record<string, unknown>>;
type Made = Pick<RecordKeysTable, 'search' | 'counted' | 'made' | SortColumn | FilterColumn>;

const editions = new Map<string, string>();

/** A hash of all that the keys of a collection depend on. Keys of another edition are made anew at the next start. */
function editionOf(collection: string): string {
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

/** A number as hexadecimal text that sorts like it: the bits of the double, inverted where it is negative. */
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
export interface KeyedRecord extends Pick<
  RecordKeysTable,
  'tenantId' | 'agentId' | 'collection' | 'id' | 'createdAt' | 'deleted' | 'sandbox'
> {
  readonly body: Body;
}

/** Writes what lists find records by, after the records. Of those that have keys, age and deletion stay. */
export async function writeKeys(db: Pick<Database, 'insertInto'>, records: readonly KeyedRecord[]): Promise<void> {
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

const readAtOnce = 5_000;
const filledAtOnce = 200;

interface RecordId {
  readonly tenantId: string;
  readonly id: string;
}

/** Makes the keys of records that have none, or that were made by another edition of the contract; some at a time. */
export async function fillRecordKeys(db: Kysely<Tables>): Promise<void> {
  for (let last: RecordId = { tenantId: '', id: '' }, found = readAtOnce; found === readAtOnce;) {
    const rows = await readBatchAfter(db, last);
    const outdated = rows.filter(({ collection, made }) => made !== editionOf(collection));
    for (const [tenantId, theirs] of Map.groupBy(outdated, (row) => row.tenantId))
      for (let from = 0; from < theirs.length; from += filledAtOnce)
        await fillKeys(
          db,
          tenantId,
          theirs.slice(from, from + filledAtOnce).map(({ id }) => id),
        );
    last = rows.at(-1) ?? last;
    found = rows.length;
  }
}

const readBatchAfter = (db: Kysely<Tables>, { tenantId, id }: RecordId) =>
  db
    .selectFrom('records')
    .leftJoin('recordKeys', (join) =>
      join
        .onRef('recordKeys.tenantId', '=', 'records.tenantId')
        .onRef('recordKeys.id', '=', 'records.id')
        // Without these SQLite would read all keys of the tenant for each record.
        .onRef('recordKeys.agentId', '=', 'records.agentId')
        .onRef('recordKeys.collection', '=', 'records.collection'),
    )
    .select(['records.tenantId', 'records.id', 'records.collection', 'recordKeys.made'])
    .where((eb) => eb(eb.refTuple('records.tenantId', 'records.id'), '>', eb.tuple(tenantId, id)))
    .orderBy('records.tenantId')
    .orderBy('records.id')
    .limit(readAtOnce)
    .execute();

async function fillKeys(db: Kysely<Tables>, tenantId: string, ids: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('records')
    .select(['tenantId', 'agentId', 'collection', 'id', 'bodyJson', 'createdAt', 'deletedAt', 'sandbox'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  await writeKeys(
    db,
    rows.map(({ bodyJson, deletedAt, ...row }) => ({
      ...row,
      deleted: deletedAt === null ? 0 : 1,
      body: JSON.parse(bodyJson) as Record<string, unknown>,
    })),
  );
}
