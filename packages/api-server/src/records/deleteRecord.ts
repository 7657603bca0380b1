import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import { dayMs } from '@switchboard/api-contract/time';
import { markUnchanged, type Member } from '../platform/actor.ts';
import type { Context } from '../platform/Context.ts';
import type { StoreReader, StoreTransaction } from '../platform/store/Database.ts';
import { Refusal } from '../platform/Refusal.ts';
import { auditRecord } from './auditRecord.ts';
import { describeRecords, type AnyRecord } from './describeRecords.ts';
import {
  refuseWhileSent,
  checkVersion,
  readRecordToChange,
  missingRecord,
  type RecordKey,
  type RecordToChange,
} from './changeRecord.ts';
import { followerOf } from './RecordFollower.ts';
import { findCollection } from './findCollection.ts';
import type { SweepContext } from '../platform/sweepNightly.ts';

/** The oldest deletion that can still be taken back. */
const restorableSince = (now: Date): string =>
  new Date(now.getTime() - limits.records.restorableDays * dayMs).toISOString();

/** Deletes for good what was deleted longer ago than it can be restored. */
export async function sweepDeleted({ db, clock }: Pick<SweepContext, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('records').where('deletedAt', '<', restorableSince(clock())).execute();
}

/** Refuses to delete a record that is deleted already, or whose collection keeps its records. */
export function checkDelete(current: RecordToChange): void {
  if (current.definition.staysPut) throw new Refusal('conflict', messages.recordStays);
  if (current.deletedAt !== null) throw missingRecord(current, current.record.id);
}

/** Whether there is something to restore. Refuses what is gone for good. */
export function isRestorable({ deletedAt, ...current }: RecordToChange, now: Date): boolean {
  if (deletedAt === null) return false;
  if (deletedAt < restorableSince(now)) throw missingRecord(current, current.record.id);
  return true;
}

/** Marks a record as deleted. Refuses one that can't be deleted now. */
export async function writeDeletion(context: Context, trx: StoreTransaction, current: RecordToChange): Promise<void> {
  checkDelete(current);
  const { definition, record } = current;
  const [described] = definition.heldBy ? await describeRecords(context, trx, current, [record]) : [];
  const reason = described && definition.heldBy?.(described as never);
  if (reason !== undefined) throw new Refusal('conflict', reason);
  await refuseWhileSent(trx, current);
  await setDeleted(trx, current, current.at);
}

/** Restores a deleted record; does nothing for one that is not deleted. */
export async function writeRestoration(trx: StoreTransaction, current: RecordToChange, now: Date): Promise<AnyRecord> {
  const { record, at } = current;
  if (!isRestorable(current, now)) return record;
  await setDeleted(trx, current, null);
  return { ...record, deletedAt: undefined, version: record.version + 1, updatedAt: at };
}

const setDeleted = async (
  trx: StoreTransaction,
  { place, record, at }: RecordToChange,
  deletedAt: string | null,
): Promise<void> => {
  await trx
    .updateTable('records')
    .set({ deletedAt, version: record.version + 1, updatedAt: at })
    .where('tenantId', '=', place.tenantId)
    .where('id', '=', record.id)
    .execute();
  await trx
    .updateTable('recordKeys')
    .set({ deleted: deletedAt === null ? 0 : 1 })
    .where('tenantId', '=', place.tenantId)
    .where('id', '=', record.id)
    .execute();
};

/**
 * Deletes a record, so that it can be restored for a while; first at the service that has it too. `wanted` is the
 * version that the member has seen; without it any version is deleted.
 */
export async function deleteRecord(
  context: Context,
  member: Member,
  key: RecordKey,
  wanted: number | undefined,
): Promise<{ ok: true }> {
  const { db, clock } = context;
  const found = await findCollection(db, member.tenantId, key);
  const readCurrent = async (trx: StoreReader, version: number | undefined): Promise<RecordToChange> => {
    const current = await readRecordToChange(trx, found, { recordId: key.recordId, at: clock().toISOString() });
    if (current.deletedAt === null) await checkVersion(trx, current, { version });
    checkDelete(current);
    return current;
  };
  const follower = followerOf(context, found);
  if (follower) await follower.remove((await readCurrent(db, wanted)).record);
  return db.change(member.tenantId, async (trx) => {
    const current = await readCurrent(trx, follower ? undefined : wanted);
    await writeDeletion(context, trx, current);
    await auditRecord(trx, found.place, { kind: 'record.deleted', at: current.at, record: current.record });
    return { ok: true };
  });
}

/** Restores a deleted record, first at the service that had it too. */
export async function restoreRecord(context: Context, member: Member, key: RecordKey): Promise<AnyRecord> {
  const { db, clock } = context;
  const found = await findCollection(db, member.tenantId, key);
  const now = clock();
  const readCurrent = (trx: StoreReader): Promise<RecordToChange> =>
    readRecordToChange(trx, found, { recordId: key.recordId, at: now.toISOString() });
  const follower = followerOf(context, found);
  const before = follower && (await readCurrent(db));
  if (before && isRestorable(before, now)) await follower.restore(before.record);
  const restored = await db.change(member.tenantId, async (trx) => {
    const current = await readCurrent(trx);
    if (current.deletedAt === null) markUnchanged();
    const record = await writeRestoration(trx, current, now);
    if (current.deletedAt !== null)
      await auditRecord(trx, found.place, { kind: 'record.restored', at: current.at, record });
    return record;
  });
  const [described = restored] = await describeRecords(context, db, found, [restored]);
  return described;
}
