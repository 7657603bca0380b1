import { changesBetween } from '@switchboard/api-contract/records/edit';
import { isSentCollection } from '@switchboard/api-contract/records/send';
import { isSameValue } from '@switchboard/api-contract/configuration';
import type { Insertable, Selectable } from 'kysely';
import * as v from 'valibot';
import type { StoreReader, StoreWriter } from '../platform/store/Database.ts';
import type { RecordsTable } from './tables.ts';
import { addUnsent } from './unsentRows.ts';
import { collections, type CollectionName, type RecordOf } from './collections.ts';
import { addRecordChanges } from './recordChanges.ts';
import { addressKey, type Target } from './RecordPlace.ts';
import { writeKeys, type KeyedRecord } from './recordKeys.ts';

const writtenAtOnce = 100;

type Body = Record<string, unknown>;
/** What is stored of a record that is written. */
type Stored = Pick<Selectable<RecordsTable>, 'id' | 'bodyJson' | 'version' | 'sandbox'>;

/**
 * Writes records, replacing those with the same id; the later one of two with the same id. What a member edited in one
 * that is there stays as it is, and so does one that changes nothing. `createdAt` decides their order. `stored`: what
 * the transaction has read of them, all of it; otherwise it is read here. Throws for a record that does not fit its
 * schema.
 */
export async function writeRecords<C extends CollectionName>(
  db: StoreWriter,
  target: Target<C>,
  records: readonly { record: RecordOf<C>; createdAt: string }[],
  stored?: readonly Stored[],
): Promise<void> {
  // One statement can't write a row twice.
  const given = [...new Map(records.map((one) => [one.record.id, one])).values()];
  for (let from = 0; from < given.length; from += writtenAtOnce)
    await writeBatch(db, target, given.slice(from, from + writtenAtOnce), stored);
}

async function writeBatch<C extends CollectionName>(
  db: StoreWriter,
  { tenantId, agentId, collection, origin, by, at: writtenAt }: Target<C>,
  given: readonly { record: RecordOf<C>; createdAt: string }[],
  read: readonly Stored[] | undefined,
): Promise<void> {
  const ids = given.map(({ record }) => record.id);
  const known = new Map((read ?? (await readStored(db, tenantId, ids))).map((row) => [row.id, row]));
  const sandbox = origin?.sandbox ? 1 : 0;
  const rows: Insertable<RecordsTable>[] = [];
  const keyed: KeyedRecord[] = [];
  for (const { record, createdAt } of given) {
    const at = writtenAt ?? createdAt;
    v.assert(collections[collection], record);
    const { id, ...fields } = record;
    const sent = withoutOwnColumns(fields);
    const stored = known.get(id);
    const before = stored && (JSON.parse(stored.bodyJson) as Body);
    const body = before ? keepEdited(before, sent) : sent;
    if (stored?.sandbox === sandbox && isSameValue(body, before)) continue;
    const version = (stored?.version ?? 0) + 1;
    const from = { runId: origin?.runId, service: origin?.service, at, by };
    rows.push({
      tenantId,
      id,
      agentId,
      collection,
      bodyJson: JSON.stringify(body),
      createdAt,
      updatedAt: at,
      ...(await lookupColumnsOf(collection, body)),
      sandbox,
      version,
      fromJson: JSON.stringify(from),
    });
    keyed.push({ tenantId, id, agentId, collection, createdAt, deleted: 0, sandbox, body });
    if (before)
      await addRecordChanges(
        db,
        { tenantId, recordId: id, version, at, by, runId: origin?.runId },
        changesBetween(before, body),
      );
  }
  if (rows.length === 0) return;
  await db
    .insertInto('records')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'id']).doUpdateSet((eb) => ({
        bodyJson: eb.ref('excluded.bodyJson'),
        address: eb.ref('excluded.address'),
        phone: eb.ref('excluded.phone'),
        sandbox: eb.ref('excluded.sandbox'),
        version: eb.ref('excluded.version'),
        updatedAt: eb.ref('excluded.updatedAt'),
      })),
    )
    .execute();
  await writeKeys(db, keyed);
  const fresh = rows.flatMap(({ id, version }) => (version === 1 ? id : []));
  if (isSentCollection(collection)) await addUnsent(db, { tenantId, agentId }, origin?.sendNewTo ?? [], fresh);
}

const readStored = (db: StoreReader, tenantId: string, ids: readonly string[]): Promise<Stored[]> =>
  db
    .selectFrom('records')
    .select(['id', 'bodyJson', 'version', 'sandbox'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', ids)
    .execute();

/** The columns by which records are found besides their id. The numbering plans are loaded with the first phone number. */
export async function lookupColumnsOf(
  collection: CollectionName,
  { email, phone }: Body,
): Promise<Pick<Insertable<RecordsTable>, 'address' | 'phone'>> {
  const address = addressKey(email);
  if (collection !== 'contacts' || phone === undefined) return { address, phone: null };
  const { phoneKey } = await import('./phoneKey.ts');
  return { address, phone: phoneKey(phone) };
}

const ownColumns: readonly string[] = ['version', 'updatedAt', 'deletedAt', 'sandbox'];

/** A record without what has a column of its own. */
export const withoutOwnColumns = (fields: object): Body =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !ownColumns.includes(name)));

/** A record that was found again, but for the fields that a member edited: these stay as they are stored. */
function keepEdited(stored: Body, found: Body): Body {
  const edited = Array.isArray(stored['edited']) ? (stored['edited'] as string[]) : [];
  if (edited.length === 0) return found;
  const free = Object.entries(found).filter(([field]) => !edited.includes(field));
  const own = Object.entries(stored).filter(([field]) => edited.includes(field));
  return { ...Object.fromEntries([...free, ...own]), edited: found['edited'] ?? edited };
}
