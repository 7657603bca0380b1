import { messages } from '@switchboard/api-contract/errors';
import { markUnchanged, type Member } from '../platform/actor.ts';
import type { Context } from '../platform/Context.ts';
import type { StoreTransaction } from '../platform/store/Database.ts';
import { Refusal } from '../platform/Refusal.ts';
import { auditRecord } from './auditRecord.ts';
import { describeRecords, type SentRecord } from './describeRecords.ts';
import {
  refuseWhileSent,
  checkVersion,
  readRecordToChange,
  missingRecord,
  restorableSince,
  type RecordKey,
  type RecordToChange,
} from './changeRecord.ts';
import { followerOf } from './RecordFollower.ts';
import { findCollection } from './findCollection.ts';
import type { SweepContext } from '../platform/sweepNightly.ts';

/** Deletes for good what was deleted longer ago than it can be restored. */
export async function sweepDeleted({ db, clock }: Pick<SweepContext, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('records').where('deletedAt', '<', restorableSince(clock())).execute();
}

/** Refuses to delete a record that is not there, or that stays. */
export function checkDelete(held: RecordToChange): void {
  if (held.definition.staysPut) throw new Refusal('conflict', messages.recordStays);
  if (held.deletedAt !== null) throw missingRecord(held, held.record.id);
}

/** Whether there is something to restore. Refuses what is gone for good. */
export function isRestorable({ deletedAt, ...held }: RecordToChange, now: Date): boolean {
  if (deletedAt === null) return false;
  if (deletedAt < restorableSince(now)) throw missingRecord(held, held.record.id);
  return true;
}

/** Takes a record that is held off its list. */
export async function writeDeletion(context: Context, trx: StoreTransaction, held: RecordToChange): Promise<void> {
  checkDelete(held);
  const { definition, record } = held;
  const [sent] = definition.heldBy ? await describeRecords(context, trx, held, [record]) : [];
  const reason = sent && definition.heldBy?.(sent as never);
  if (reason !== undefined) throw new Refusal('conflict', reason);
  await refuseWhileSent(trx, held);
  await setDeleted(trx, held, held.at);
}

/** Puts a deleted record that is held back; does nothing for one that is there. */
export async function writeRestoration(trx: StoreTransaction, held: RecordToChange, now: Date): Promise<SentRecord> {
  const { record, at } = held;
  if (!isRestorable(held, now)) return record;
  await setDeleted(trx, held, null);
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
 * Deletes a record, so that it can be restored for a while; first at the service that has it too. Without the version
 * that it should have, whatever version there is.
 */
export async function deleteRecord(
  context: Context,
  member: Member,
  asked: RecordKey,
  wanted: number | undefined,
): Promise<{ ok: true }> {
  const { db, clock } = context;
  const found = await findCollection(db, member.tenantId, asked);
  const hold = async (
    trx: Pick<StoreTransaction, 'selectFrom'>,
    version: number | undefined,
  ): Promise<RecordToChange> => {
    const held = await readRecordToChange(trx, found, { recordId: asked.recordId, at: clock().toISOString() });
    if (held.deletedAt === null) await checkVersion(trx, held, { version });
    checkDelete(held);
    return held;
  };
  const follower = followerOf(context, found);
  if (follower) await follower.remove((await hold(db, wanted)).record);
  return db.change(member.tenantId, async (trx) => {
    const held = await hold(trx, follower ? undefined : wanted);
    await writeDeletion(context, trx, held);
    await auditRecord(trx, found.place, { kind: 'record.deleted', at: held.at, record: held.record });
    return { ok: true };
  });
}

/** Restores a deleted record, first at the service that had it too. */
export async function restoreRecord(context: Context, member: Member, asked: RecordKey): Promise<SentRecord> {
  const { db, clock } = context;
  const found = await findCollection(db, member.tenantId, asked);
  const now = clock();
  const hold = (trx: Pick<StoreTransaction, 'selectFrom'>): Promise<RecordToChange> =>
    readRecordToChange(trx, found, { recordId: asked.recordId, at: now.toISOString() });
  const follower = followerOf(context, found);
  const before = follower && (await hold(db));
  if (before && isRestorable(before, now)) await follower.restore(before.record);
  const restored = await db.change(member.tenantId, async (trx) => {
    const held = await hold(trx);
    if (held.deletedAt === null) markUnchanged();
    const record = await writeRestoration(trx, held, now);
    if (held.deletedAt !== null) await auditRecord(trx, found.place, { kind: 'record.restored', at: held.at, record });
    return record;
  });
  const [sent = restored] = await describeRecords(context, db, found, [restored]);
  return sent;
}
