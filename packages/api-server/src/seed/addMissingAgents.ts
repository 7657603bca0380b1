import { agentTable } from '@switchboard/api-contract/agentTable';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/store/Database.ts';
import { addFirstSchedule } from '../agents/schedules/autoSync.ts';
import { builtInAgent } from './builtInAgent.ts';

type Reading = Pick<Database, 'selectFrom'>;

/** Gives tenants that were created by an older version the built-in agents that came later. Runs on every start. */
export async function addMissingAgents(db: Database, clock: Clock): Promise<void> {
  if ((await missingAgents(db)).length === 0) return;
  const now = clock();
  await db.inTurn('start', async (trx) => {
    for (const { tenantId, entry } of await missingAgents(trx)) {
      const place = { tenantId, createdAt: now.toISOString(), position: agentTable.indexOf(entry) };
      await trx.insertInto('agents').values(builtInAgent(entry, place)).execute();
      await addFirstSchedule(trx, { tenantId, id: entry.id, listType: entry.listType }, now);
    }
  });
}

async function missingAgents(db: Reading) {
  const tenants = await db.selectFrom('tenants').select('id').execute();
  const rows = await db.selectFrom('agents').select(['tenantId', 'id']).execute();
  const present = new Set(rows.map(({ tenantId, id }) => `${tenantId} ${id}`));
  return tenants.flatMap(({ id: tenantId }) =>
    agentTable.filter(({ id }) => !present.has(`${tenantId} ${id}`)).map((entry) => ({ tenantId, entry })),
  );
}
