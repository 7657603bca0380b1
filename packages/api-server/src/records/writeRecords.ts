import { changesBetween } from '@switchboard/api-contract/records/edit';
import { isSentCollection } from '@switchboard/api-contract/records/send';
import { isSameValue } from '@switchboard/api-contract/configuration';
import type { Insertable } from 'kysely';
import * as v from 'valibot';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { StoreReader, StoreWriter } from '../platform/store/Database.ts';
import type { RecordsTable } from './tables.ts';
import { addUnsent } from './unsentRows.ts';
import { collections, type CollectionName, type RecordOf } from './collections.ts';
import { addRecordChanges } from './recordChanges.ts';
import { addressKey, type Target } from './RecordPlace.ts';
import { writeKeys, type KeyedRecord } from './recordKeys.ts';

/** Fewer digits are an extension or a short number, which many people share. */
const fewestDigits = 7;

/**
 * A phone number in the form in which numbers are compared; null for none. Without its country's code it matches only
 * numbers that are written without it, too.
 */
export function phoneKey(phone: unknown): string | null {
  if (typeof phone !== 'string') return null;
  const parsed = parsePhoneNumberFromString(phone.trim().replace(/^00/, '+'));
  if (parsed?.isPossible()) return `${parsed.number}${parsed.ext ? `;ext=${parsed.ext}` : ''}`;
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < fewestDigits ? null : digits;
}

const writtenAtOnce = 100;

type Body = Record<string, unknown>;
interface Stored {
  readonly body: Body;
  readonly version: number;
  readonly sandbox: number;
}

/**
 * Writes records, replacing those with the same id; the later one of two with the same id. What a member edited in one
 * that is there stays as it is, and so does one that changes nothing. `createdAt` decides their order. Throws for a
 * record that does not fit its schema.
 */
export async function writeRecords<C extends CollectionName>(
  db: StoreWriter,
  target: Target<C>,
  records: readonly { record: RecordOf<C>; createdAt: string }[],
): Promise<void> {
  // One statement can't write a row twice.
  const given = [...new Map(records.map((one) => [one.record.id, one])).values()];
  for (let from = 0; from < given.length; from += writtenAtOnce)
    await writeBatch(db, target, given.slice(from, from + writtenAtOnce));
}

async function writeBatch<C extends CollectionName>(
  db: StoreWriter,
  { tenantId, agentId, collection, origin, by, at: writtenAt }: Target<C>,
  given: readonly { record: RecordOf<C>; createdAt: string }[],
): Promise<void> {
  const known = await readStored(
    db,
    tenantId,
    given.map(({ record }) => record.id),
  );
  const sandbox = origin?.sandbox ? 1 : 0;
  const rows: Insertable<RecordsTable>[] = [];
  const keyed: KeyedRecord[] = [];
  for (const { record, createdAt } of given) {
    const at = writtenAt ?? createdAt;
    v.assert(collections[collection], record);
    const { id, ...fields } = record;
    const sent = withoutOwnColumns(fields);
    const stored = known.get(id);
    const body = stored ? keepEdited(stored.body, sent) : sent;
    if (stored && stored.sandbox === sandbox && isSameValue(body, stored.body)) continue;
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
      ...lookupColumnsOf(collection, body),
      sandbox,
      version,
      fromJson: JSON.stringify(from),
    });
    keyed.push({ tenantId, id, agentId, collection, createdAt, deleted: 0, sandbox, body });
    if (stored)
      await addRecordChanges(
        db,
        { tenantId, recordId: id, version, at, by, runId: origin?.runId },
        changesBetween(stored.body, body),
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

async function readStored(
  db: StoreReader,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Stored>> {
  const rows = await db
    .selectFrom('records')
    .select(['id', 'bodyJson', 'version', 'sandbox'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, bodyJson, ...row }) => [id, { ...row, body: JSON.parse(bodyJson) as Body }]));
}

/** The columns by which records are found besides their id. */
export const lookupColumnsOf = (
  collection: CollectionName,
  { email, phone }: Body,
): Pick<Insertable<RecordsTable>, 'address' | 'phone'> => ({
  address: addressKey(email),
  phone: collection === 'contacts' ? phoneKey(phone) : null,
});

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
