import type { ActivityEntry } from '@switchboard/api-contract/agents/agentPage';
import type { Database } from '../platform/store/Database.ts';
import { toStoredFact } from '../platform/store/storedFact.ts';

/** Adds an entry to an agent's Recent Activity. Call it in the transaction of the change that it describes. */
export async function addActivity(
  db: Pick<Database, 'insertInto'>,
  { tenantId, agentId, at }: { tenantId: string; agentId: string; at: string },
  { kind, text }: ActivityEntry,
): Promise<void> {
  await db
    .insertInto('activity')
    .values({ tenantId, agentId, at, kind, text: toStoredFact(text) })
    .execute();
}
