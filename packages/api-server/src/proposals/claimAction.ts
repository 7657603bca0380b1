import type { StoredAction } from './OutboundAction.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../platform/Refusal.ts';

/** No action takes longer. */
const leaseMs = 300_000;

/** The action of one record. */
export interface ActionKey {
  readonly tenantId: string;
  readonly recordId: string;
}

/**
 * Claims an action, so that nobody else does it. `busy`: somebody is doing it. `interrupted`: whoever was
 * doing it stopped; it is free again. Call it in a change of the tenant.
 */
export async function claimAction(
  db: StoreWriter,
  { tenantId, recordId }: ActionKey,
  { leaseId, now }: { leaseId: string; now: Date },
): Promise<StoredAction | 'none' | 'busy' | 'interrupted'> {
  const action = await db
    .selectFrom('acts')
    .select(['kind', 'argsJson', 'leasedUntil'])
    .where('tenantId', '=', tenantId)
    .where('recordId', '=', recordId)
    .executeTakeFirst();
  if (!action) return 'none';
  if (action.leasedUntil !== null && action.leasedUntil > now.toISOString()) return 'busy';
  const isInterrupted = action.leasedUntil !== null;
  await db
    .updateTable('acts')
    .set(
      isInterrupted
        ? { leaseId: null, leasedUntil: null, dueAt: null }
        : { leaseId, leasedUntil: new Date(now.getTime() + leaseMs).toISOString() },
    )
    .where('tenantId', '=', tenantId)
    .where('recordId', '=', recordId)
    .execute();
  return isInterrupted ? 'interrupted' : { kind: action.kind, args: JSON.parse(action.argsJson) as unknown };
}

/** Gives an action back; false if it is somebody else's by now. */
export async function releaseAction(
  db: StoreWriter,
  { tenantId, recordId }: ActionKey,
  leaseId: string,
): Promise<boolean> {
  const freed = await db
    .updateTable('acts')
    .set({ leaseId: null, leasedUntil: null, dueAt: null })
    .where('tenantId', '=', tenantId)
    .where('recordId', '=', recordId)
    .where('leaseId', '=', leaseId)
    .executeTakeFirst();
  return freed.numUpdatedRows > 0n;
}

/** Deletes a record and its action, unless that is being carried out. Returns the action's arguments. */
export async function discardAction(db: StoreWriter, key: ActionKey, now: Date): Promise<unknown> {
  const action = await claimAction(db, key, { leaseId: randomUUID(), now });
  if (action === 'busy') throw new Refusal('conflict', 'It is already in progress');
  const { tenantId, recordId } = key;
  await db.deleteFrom('acts').where('tenantId', '=', tenantId).where('recordId', '=', recordId).execute();
  await db.deleteFrom('records').where('tenantId', '=', tenantId).where('id', '=', recordId).execute();
  return typeof action === 'string' ? undefined : action.args;
}
