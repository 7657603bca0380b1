import { messages } from '@switchboard/api-contract/errors';
import type { Context } from '../../context.ts';
import type { Changing } from '../../store/Database.ts';
import type { Member } from '../auth/Sessions.ts';
import { Refusal } from '../Refusal.ts';
import { describeRecords, type SentRecord } from './describeRecords.ts';
import { checkVersion, holdRecord, missing, restorableSince, type AskedRecord, type Held } from './changeRecord.ts';
import { findCollection } from './findCollection.ts';

/** Takes a record that is held off its list. */
export async function deleteHeld(trx: Changing, held: Held): Promise<void> {
  if (held.definition.staysPut) throw new Refusal('conflict', messages.recordStays);
  if (held.deletedAt !== null) throw missing(held, held.record.id);
  await setDeleted(trx, held, held.at);
}

/** Puts a deleted record that is held back; does nothing for one that is there. */
export async function restoreHeld(trx: Changing, held: Held, now: Date): Promise<SentRecord> {
  const { record, deletedAt, at } = held;
  if (deletedAt === null) return record;
  if (deletedAt < restorableSince(now)) throw missing(held, record.id);
  await setDeleted(trx, held, null);
  return { ...record, deletedAt: undefined, version: record.version + 1, updatedAt: at };
}

const setDeleted = async (trx: Changing, { place, record, at }: Held, deletedAt: string | null): Promise<void> => {
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

/** `version` as an address has it; without it, whatever version there is. */
function readVersion({ version: given, ...others }: Readonly<Record<string, unknown>>): number | undefined {
  const unknown = Object.keys(others).map((name) => [name, `${name} is not a known parameter`] as const);
  if (unknown[0]) throw new Refusal('invalid', unknown[0][1], { fields: Object.fromEntries(unknown) });
  if (given === undefined) return undefined;
  if (typeof given === 'string' && /^[1-9]\d{0,8}$/.test(given)) return Number(given);
  const text = 'version must be a whole number';
  throw new Refusal('invalid', text, { fields: { version: text } });
}

/** Deletes a record, so that it can be restored for a while. */
export async function deleteRecord(
  { db, clock }: Context,
  member: Member,
  asked: AskedRecord,
  parameters: Readonly<Record<string, unknown>>,
): Promise<{ ok: true }> {
  const found = await findCollection(db, member.tenantId, asked);
  const wanted = readVersion(parameters);
  return db.change(member.tenantId, async (trx) => {
    const held = await holdRecord(trx, found, { recordId: asked.recordId, at: clock().toISOString() });
    if (held.deletedAt === null) checkVersion(held, wanted);
    await deleteHeld(trx, held);
    return { ok: true };
  });
}

/** Restores a deleted record. */
export async function restoreRecord({ db, clock }: Context, member: Member, asked: AskedRecord): Promise<SentRecord> {
  const found = await findCollection(db, member.tenantId, asked);
  const restored = await db.change(member.tenantId, async (trx) => {
    const now = clock();
    const held = await holdRecord(trx, found, { recordId: asked.recordId, at: now.toISOString() });
    return restoreHeld(trx, held, now);
  });
  const [sent = restored] = await describeRecords(db, found.agent, found.place.collection, [restored]);
  return sent;
}
