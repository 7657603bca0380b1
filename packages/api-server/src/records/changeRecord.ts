import type { AuditChange } from '@switchboard/api-contract/audit';
import { conflictsOf, editRecord } from '@switchboard/api-contract/records/edit';
import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import type { Selectable } from 'kysely';
import { markUnchanged, type Member } from '../platform/actor.ts';
import { changeOf } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import type { StoreReader, StoreTransaction } from '../platform/store/Database.ts';
import type { RecordsTable } from './tables.ts';
import { Refusal } from '../platform/Refusal.ts';
import { auditRecord } from './auditRecord.ts';
import { describeRecords, type AnyRecord } from './describeRecords.ts';
import { findCollection, type CollectionKey, type FoundCollection } from './findCollection.ts';
import { followerOf, type RecordFollower } from './RecordFollower.ts';
import { addRecordChanges, readChanges } from './recordChanges.ts';
import { recordsIn } from './RecordPlace.ts';
import { writeKeys } from './recordKeys.ts';
import { readRecord, recordColumns } from './records.ts';
import { lookupColumnsOf, withoutOwnColumns } from './writeRecords.ts';

/** One record that a member asks for. */
export interface RecordKey extends CollectionKey {
  readonly recordId: string;
}

/** A stored record that is to be changed, and the moment of the change. */
export interface RecordToChange extends FoundCollection {
  readonly record: AnyRecord;
  readonly deletedAt: string | null;
  readonly at: string;
}

/** Changes some fields of a record: first at the service that has it too, if there is one, then here. */
export async function changeRecord(
  context: Context,
  member: Member,
  key: RecordKey,
  { version, ...given }: { readonly version: number; readonly [field: string]: unknown },
): Promise<AnyRecord> {
  const { db, clock } = context;
  const found = await findCollection(db, member.tenantId, key);
  const readCurrent = async (trx: StoreReader, isChangedThere: boolean): Promise<RecordToChange> => {
    const current = await readRecordToChange(trx, found, { recordId: key.recordId, at: clock().toISOString() });
    if (current.deletedAt !== null) throw missingRecord(found, key.recordId);
    // What the service has taken is written here, too, even if somebody else changed the record meanwhile.
    if (!isChangedThere) await checkVersion(trx, current, { version, given });
    return current;
  };
  const changeThere = async (follower: RecordFollower) => {
    const current = await readCurrent(db, false);
    const { record, changes } = edit(current, given);
    return follower.edit(
      current.record,
      record,
      changes.map(({ field }) => field),
    );
  };
  const follower = followerOf(context, found);
  const also = follower && (await changeThere(follower));
  const changed = await db.change(member.tenantId, async (trx) => {
    const current = await readCurrent(trx, follower !== undefined);
    const edited = await writeEdit(trx, current, member, given, also);
    if (edited === current.record) markUnchanged();
    else
      await auditRecord(trx, found.place, {
        kind: 'record.changed',
        at: current.at,
        record: edited,
        changes: fieldsBetween(current.record, edited, given),
      });
    return edited;
  });
  const [described = changed] = await describeRecords(context, db, found, [changed]);
  return described;
}

/** Which of the given fields have another value now, for the audit log; not what else follows from them. */
const fieldsBetween = (before: AnyRecord, after: AnyRecord, given: Readonly<Record<string, unknown>>): AuditChange[] =>
  Object.keys(given).flatMap((field) =>
    changeOf(field, (before as Record<string, unknown>)[field], (after as Record<string, unknown>)[field]),
  );

type Row = Pick<Selectable<RecordsTable>, (typeof recordColumns)[number]>;

/** Finds a record that is to be changed, deleted ones too. Refuses what is not there. */
export async function readRecordToChange(
  trx: StoreReader,
  found: FoundCollection,
  { recordId, at }: { readonly recordId: string; readonly at: string },
): Promise<RecordToChange> {
  const row: Row | undefined = await recordsIn(trx, found.place)
    .select(recordColumns)
    .where('id', '=', recordId)
    .executeTakeFirst();
  const record = row && (readRecord(found.place.collection, row) as unknown as AnyRecord | undefined);
  if (!row || !record) throw missingRecord(found, recordId);
  return { ...found, record, deletedAt: row.deletedAt, at };
}

export const missingRecord = ({ definition }: Pick<FoundCollection, 'definition'>, id: string): Refusal =>
  new Refusal('missing', `${definition.one} ${id} does not exist`);

/** Refuses a change that is based on another version, with the newer record and what clashes. */
export async function checkVersion(
  trx: StoreReader,
  { definition, place: { tenantId }, record }: RecordToChange,
  { version, given = {} }: { readonly version: number | undefined; readonly given?: Readonly<Record<string, unknown>> },
): Promise<void> {
  if (version === undefined || version === record.version) return;
  const isKept = version >= record.version - limits.records.history;
  const since = isKept ? await readChanges(trx, { tenantId, recordId: record.id, after: version }) : undefined;
  const conflicts = conflictsOf(definition, record, given, since);
  throw new Refusal('conflict', messages.recordChanged, { conflicts, theirs: record });
}

/** Refuses to change or delete a record that is being sent, so that what is stored is what went out. */
export async function refuseWhileSent(
  trx: StoreTransaction,
  { place: { tenantId }, record, at }: RecordToChange,
): Promise<void> {
  const action = await trx
    .selectFrom('acts')
    .select('recordId')
    .where('tenantId', '=', tenantId)
    .where('recordId', '=', record.id)
    .where('leasedUntil', '>', at)
    .executeTakeFirst();
  if (action) throw new Refusal('conflict', 'This is being sent. Try again in a moment.');
}

/** The record with some of its fields changed. Refuses wrong values. */
function edit({ definition, record, deletedAt, at }: RecordToChange, given: Readonly<Record<string, unknown>>) {
  if (deletedAt !== null) throw missingRecord({ definition }, record.id);
  const edited = editRecord(definition, record, given, at);
  if ('fields' in edited)
    throw new Refusal('invalid', Object.values(edited.fields)[0] ?? 'A field is wrong', { fields: edited.fields });
  return edited;
}

/** Writes some fields of a record, and what follows from them. `also`: what its service added, to be stored with them. */
export async function writeEdit(
  trx: StoreTransaction,
  current: RecordToChange,
  member: Pick<Member, 'name'>,
  given: Readonly<Record<string, unknown>>,
  also: Readonly<Record<string, unknown>> = {},
): Promise<AnyRecord> {
  const { place, record, at } = current;
  const { changes, record: changed } = edit(current, given);
  if (changes.length === 0) return record;
  await refuseWhileSent(trx, current);
  const version = record.version + 1;
  const edited = { ...changed, ...also };
  const { id, ...fields } = edited;
  const body = withoutOwnColumns(fields);
  await trx
    .updateTable('records')
    .set({ bodyJson: JSON.stringify(body), ...(await lookupColumnsOf(place.collection, body)), version, updatedAt: at })
    .where('tenantId', '=', place.tenantId)
    .where('id', '=', id)
    .execute();
  const sandbox = record['sandbox'] === true ? 1 : 0;
  await writeKeys(trx, [{ ...place, id, createdAt: at, deleted: 0, sandbox, body }]);
  await addRecordChanges(trx, { tenantId: place.tenantId, recordId: id, version, at, by: member.name }, changes);
  return { ...edited, version, updatedAt: at };
}
