import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../store/Database.ts';
import type { RecordsTable } from '../../store/tables.ts';
import type { Origin } from '../../runs/Origin.ts';
import { collections, type Collection, type RecordOf } from './collections.ts';
import { phoneKey } from './phoneKey.ts';

/** The agent and the kind of its records. */
export interface Place<C extends Collection> {
  readonly tenantId: string;
  readonly agentId: string;
  readonly collection: C;
}

/** Where records are written, and where they come from; missing for those that members make. */
export interface Target<C extends Collection> extends Place<C> {
  readonly origin?: Origin;
}

/** The most records in one answer. */
export const mostListed = 10_000;

const writtenAtOnce = 100;

/**
 * Writes records, replacing those with the same id. If two of them share an id, the later one wins. `createdAt`
 * decides their order. Throws for a record that does not fit its kind.
 */
export async function writeRecords<C extends Collection>(
  db: Pick<Database, 'insertInto'>,
  { tenantId, agentId, collection, origin }: Target<C>,
  records: readonly { record: RecordOf<C>; createdAt: string }[],
): Promise<void> {
  const written = records.map(({ record, createdAt }) => {
    v.assert(collections[collection], record);
    const { id, ...body } = record;
    const address = 'email' in body ? addressKey(body.email) : null;
    const phone = collection === 'contacts' && 'phone' in body ? phoneKey(body.phone) : null;
    const sandbox = origin?.sandbox ? 1 : 0;
    return { tenantId, id, agentId, collection, bodyJson: JSON.stringify(body), createdAt, address, phone, sandbox };
  });
  // One statement can't write a row twice.
  const rows = [...new Map(written.map((row) => [row.id, row])).values()];
  for (let from = 0; from < rows.length; from += writtenAtOnce) {
    await db
      .insertInto('records')
      .values(rows.slice(from, from + writtenAtOnce))
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'id']).doUpdateSet((eb) => ({
          bodyJson: eb.ref('excluded.bodyJson'),
          address: eb.ref('excluded.address'),
          phone: eb.ref('excluded.phone'),
          sandbox: eb.ref('excluded.sandbox'),
        })),
      )
      .execute();
  }
}

/** The records, newest first and as many as wanted, without those that no longer fit their kind. */
export async function readRecords<C extends Collection>(
  db: Pick<Database, 'selectFrom'>,
  { tenantId, agentId, collection }: Place<C>,
  most = mostListed,
): Promise<RecordOf<C>[]> {
  const rows = await db
    .selectFrom('records')
    .select(['id', 'bodyJson', 'sandbox'])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('collection', '=', collection)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .$if(Number.isFinite(most), (query) => query.limit(most))
    .execute();
  return rows.flatMap((row) => readRecord(collection, row) ?? []);
}

/** One record; undefined if there is none with this id. */
export async function findRecord<C extends Collection>(
  db: Pick<Database, 'selectFrom'>,
  { tenantId, agentId, collection }: Place<C>,
  id: string,
): Promise<RecordOf<C> | undefined> {
  const row = await db
    .selectFrom('records')
    .select(['id', 'bodyJson', 'sandbox'])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && readRecord(collection, row);
}

/**
 * The records that have one of these ids or one of these addresses, whichever way the addresses are written; in order
 * of id.
 */
export async function findRecords<C extends Collection>(
  db: Pick<Database, 'selectFrom'>,
  { tenantId, agentId, collection }: Place<C>,
  { ids = [], addresses = [] }: { readonly ids?: readonly string[]; readonly addresses?: readonly string[] },
): Promise<RecordOf<C>[]> {
  const keys = addresses.flatMap((address) => addressKey(address) ?? []);
  if (ids.length + keys.length === 0) return [];
  const rows = await db
    .selectFrom('records')
    .select(['id', 'bodyJson', 'sandbox'])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('collection', '=', collection)
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(keys.length > 0 ? [eb('address', 'in', keys)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => readRecord(collection, row) ?? []);
}

/** What two ways of writing an e-mail address have in common; null for none. */
export const addressKey = (email: unknown): string | null =>
  typeof email === 'string' && email.trim() !== '' ? email.trim().toLowerCase() : null;

/** One stored record, without unknown fields; undefined if it no longer fits its kind. */
function readRecord<C extends Collection>(
  collection: C,
  { id, bodyJson, sandbox }: Pick<Selectable<RecordsTable>, 'id' | 'bodyJson' | 'sandbox'>,
): RecordOf<C> | undefined {
  const schema: v.ObjectSchema<v.ObjectEntries, undefined> = collections[collection];
  const stored: Record<string, unknown> = {
    ...(JSON.parse(bodyJson) as object),
    id,
    sandbox: sandbox === 1 ? true : undefined,
  };
  if (!v.is(schema, stored)) return undefined;
  // A plain loop, because an answer may list ten thousand records.
  const record: Record<string, unknown> = {};
  for (const key in schema.entries) if (stored[key] !== undefined) record[key] = stored[key];
  return record as RecordOf<C>;
}

/** Deletes the records with these ids. */
export async function deleteRecords<C extends Collection>(
  db: Pick<Database, 'deleteFrom'>,
  { tenantId, agentId, collection }: Place<C>,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += writtenAtOnce) {
    await db
      .deleteFrom('records')
      .where('tenantId', '=', tenantId)
      .where('agentId', '=', agentId)
      .where('collection', '=', collection)
      .where('id', 'in', ids.slice(from, from + writtenAtOnce))
      .execute();
  }
}
