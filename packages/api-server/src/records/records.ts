import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { agentTable } from '@switchboard/api-contract/agentTable';
import type { Database, StoreReader } from '../platform/store/Database.ts';
import type { RecordsTable } from './tables.ts';
import { collections, type CollectionName, type RecordOf } from './collections.ts';
import { addressKey, recordsIn, type RecordPlace } from './RecordPlace.ts';

/**
 * The id of a record of something that a service knows by an id. Two agents of a tenant may read the same account, and
 * each keeps its own records, so an agent that a member created adds its own id.
 */
export const recordIdFor = (agentId: string, id: string): string =>
  agentTable.some((entry) => entry.id === agentId) ? id : `${id}~${agentId}`;

/** The id without the agent's. */
export const withoutAgentId = (recordId: string): string => recordId.replace(/~[^~]*$/, '');

export { addressKey, type RecordPlace as Place, type Target } from './RecordPlace.ts';
export { writeRecords } from './writeRecords.ts';

export type RecordRow = Pick<Selectable<RecordsTable>, (typeof recordColumns)[number]>;

/** The columns that `readRecord` makes a record of. */
export const recordColumns = ['id', 'bodyJson', 'sandbox', 'version', 'updatedAt', 'deletedAt'] as const;

/** The most records in one answer. */
export const mostListed = 10_000;

const askedAtOnce = 100;

/** The records, newest first and as many as wanted, without those that no longer fit their schema. */
export async function readRecords<C extends CollectionName>(
  db: StoreReader,
  place: RecordPlace<C>,
  most = mostListed,
): Promise<RecordOf<C>[]> {
  const rows = await recordsIn(db, place)
    .select(recordColumns)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .$if(Number.isFinite(most), (query) => query.limit(most))
    .execute();
  return rows.flatMap((row) => readRecord(place.collection, row) ?? []);
}

/** The ids and the addresses of the records that members deleted and can restore. */
export async function readDeleted(
  db: StoreReader,
  place: RecordPlace<CollectionName>,
): Promise<{ readonly ids: ReadonlySet<string>; readonly addresses: ReadonlySet<string> }> {
  const rows = await recordsIn(db, place).select(['id', 'address']).where('deletedAt', 'is not', null).execute();
  return { ids: new Set(rows.map(({ id }) => id)), addresses: new Set(rows.flatMap(({ address }) => address ?? [])) };
}

/** One record; undefined if there is none with this id. */
export async function findRecord<C extends CollectionName>(
  db: StoreReader,
  place: RecordPlace<C>,
  id: string,
): Promise<RecordOf<C> | undefined> {
  const row = await recordsIn(db, place)
    .select(recordColumns)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row && readRecord(place.collection, row);
}

interface RecordKeys {
  readonly ids?: readonly string[];
  readonly addresses?: readonly string[];
}

/** The rows that have one of these ids or one of these addresses, deleted ones too; in order of id. */
export async function findRows(
  db: StoreReader,
  place: RecordPlace<CollectionName>,
  { ids = [], addresses = [] }: RecordKeys,
): Promise<(RecordRow & Pick<Selectable<RecordsTable>, 'address'>)[]> {
  const keys = addresses.flatMap((address) => addressKey(address) ?? []);
  if (ids.length + keys.length === 0) return [];
  return recordsIn(db, place)
    .select([...recordColumns, 'address'])
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(keys.length > 0 ? [eb('address', 'in', keys)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
}

/**
 * The records that have one of these ids or one of these addresses, whichever way the addresses are written; in order
 * of id.
 */
export async function findRecords<C extends CollectionName>(
  db: StoreReader,
  place: RecordPlace<C>,
  keys: RecordKeys,
): Promise<RecordOf<C>[]> {
  const rows = await findRows(db, place, keys);
  return rows.flatMap((row) => (row.deletedAt === null ? (readRecord(place.collection, row) ?? []) : []));
}

/** One stored record, without unknown fields; undefined if it no longer fits its schema. */
export function readRecord<C extends CollectionName>(
  collection: C,
  { id, bodyJson, sandbox, version, updatedAt, deletedAt }: RecordRow,
): RecordOf<C> | undefined {
  const schema: v.ObjectSchema<v.ObjectEntries, undefined> = collections[collection];
  const stored: Record<string, unknown> = {
    ...(JSON.parse(bodyJson) as object),
    id,
    sandbox: sandbox === 1 ? true : undefined,
    version,
    updatedAt,
    deletedAt: deletedAt ?? undefined,
  };
  if (!v.is(schema, stored)) return undefined;
  // A plain loop, because an answer may list ten thousand records.
  const record: Record<string, unknown> = {};
  for (const key in schema.entries) if (stored[key] !== undefined) record[key] = stored[key];
  return record as RecordOf<C>;
}

/** Deletes the records with these ids. */
export async function deleteRecords<C extends CollectionName>(
  db: Pick<Database, 'deleteFrom'>,
  { tenantId, agentId, collection }: RecordPlace<C>,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += askedAtOnce) {
    await db
      .deleteFrom('records')
      .where('tenantId', '=', tenantId)
      .where('agentId', '=', agentId)
      .where('collection', '=', collection)
      .where('id', 'in', ids.slice(from, from + askedAtOnce))
      .execute();
  }
}
