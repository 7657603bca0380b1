import type { NewAct } from './Act.ts';
import type { Writing } from '../platform/store/Database.ts';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../platform/Refusal.ts';

/** Nothing that is done takes longer. */
const leaseMs = 300_000;

/** The act of one record. */
export interface ActKey {
  readonly tenantId: string;
  readonly recordId: string;
}

/**
 * Claims an act, so that nobody else does it. `busy`: somebody is doing it. `left`: somebody stopped while doing it;
 * it is free again. Call it in a change of the tenant.
 */
export async function leaseAct(
  db: Writing,
  { tenantId, recordId }: ActKey,
  { leaseId, now }: { leaseId: string; now: Date },
): Promise<NewAct | 'none' | 'busy' | 'left'> {
  const act = await db
    .selectFrom('acts')
    .select(['kind', 'argsJson', 'leasedUntil'])
    .where('tenantId', '=', tenantId)
    .where('recordId', '=', recordId)
    .executeTakeFirst();
  if (!act) return 'none';
  if (act.leasedUntil !== null && act.leasedUntil > now.toISOString()) return 'busy';
  const isLeft = act.leasedUntil !== null;
  await db
    .updateTable('acts')
    .set(
      isLeft
        ? { leaseId: null, leasedUntil: null, dueAt: null }
        : { leaseId, leasedUntil: new Date(now.getTime() + leaseMs).toISOString() },
    )
    .where('tenantId', '=', tenantId)
    .where('recordId', '=', recordId)
    .execute();
  return isLeft ? 'left' : { kind: act.kind, args: JSON.parse(act.argsJson) as unknown };
}

/** Gives an act back; false if it is somebody else's by now. */
export async function freeAct(db: Writing, { tenantId, recordId }: ActKey, leaseId: string): Promise<boolean> {
  const freed = await db
    .updateTable('acts')
    .set({ leaseId: null, leasedUntil: null, dueAt: null })
    .where('tenantId', '=', tenantId)
    .where('recordId', '=', recordId)
    .where('leaseId', '=', leaseId)
    .executeTakeFirst();
  return freed.numUpdatedRows > 0n;
}

/** Takes a record and what would be done for it away, unless it is being done. Returns what it would have been. */
export async function discardAct(db: Writing, key: ActKey, now: Date): Promise<unknown> {
  const act = await leaseAct(db, key, { leaseId: randomUUID(), now });
  if (act === 'busy') throw new Refusal('conflict', 'It is already in progress');
  const { tenantId, recordId } = key;
  await db.deleteFrom('acts').where('tenantId', '=', tenantId).where('recordId', '=', recordId).execute();
  await db.deleteFrom('records').where('tenantId', '=', tenantId).where('id', '=', recordId).execute();
  return typeof act === 'string' ? undefined : act.args;
}
