import { randomUUID } from 'node:crypto';
import type { Writing } from '../platform/store/Database.ts';
import { Refusal } from '../platform/Refusal.ts';
import { leaseAct, type ActKey } from './leaseAct.ts';

/** Takes a record and what would be done for it away, unless it is being done. Returns what it would have been. */
export async function discardAct(db: Writing, key: ActKey, now: Date): Promise<unknown> {
  const act = await leaseAct(db, key, { leaseId: randomUUID(), now });
  if (act === 'busy') throw new Refusal('conflict', 'It is already in progress');
  const { tenantId, recordId } = key;
  await db.deleteFrom('acts').where('tenantId', '=', tenantId).where('recordId', '=', recordId).execute();
  await db.deleteFrom('records').where('tenantId', '=', tenantId).where('id', '=', recordId).execute();
  return typeof act === 'string' ? undefined : act.args;
}
