import type { ActivityNote } from '@switchboard/api-contract/agents/page';
import type { Database } from '../platform/store/Database.ts';
import { toStoredFact } from '../platform/store/storedFact.ts';

/** Adds an entry to an agent's Recent Activity. Call it in the transaction of the change that it describes. */
export async function noteActivity(
  db: Pick<Database, 'insertInto'>,
  { tenantId, agentId, at }: { tenantId: string; agentId: string; at: string },
  { kind, text }: ActivityNote,
): Promise<void> {
  await db
    .insertInto('activity')
    .values({ tenantId, agentId, at, kind, text: toStoredFact(text) })
    .execute();
}
