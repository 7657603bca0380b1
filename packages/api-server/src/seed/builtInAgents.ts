import { type AgentEntry, agentTable } from '@switchboard/api-contract/agentTable';
import { defaultConfiguration } from '@switchboard/api-contract/agentDetail';
import type { Insertable } from 'kysely';
import { sampleServiceIds } from '@switchboard/api-contract/catalogue';
import type { AgentsTable } from '../tenants/tables.ts';
import { addFirstSchedule } from '../agents/schedules/autoSync.ts';
import type { StoreTransaction, Database, StoreReader } from '../platform/store/Database.ts';
import type { Clock } from '../platform/clock.ts';

interface Place {
  readonly tenantId: string;
  readonly createdAt: string;
  readonly position: number;
}

/** The row of a built-in agent that nobody has configured yet. */
function builtInAgent(entry: AgentEntry, place: Place): Insertable<AgentsTable> {
  return {
    ...place,
    id: entry.id,
    listType: entry.listType,
    detailType: entry.detailType,
    name: entry.name,
    description: entry.description,
    status: 'deployed',
    capabilitiesJson: '[]',
    integrationsJson: '[]',
    configurationJson: JSON.stringify(defaultConfiguration),
    configurationVersion: 1,
    secrets: null,
  };
}

interface Tenant {
  readonly tenantId: string;
  readonly createdAt: string;
  readonly now: Date;
}

/** Gives a new organisation the seven agents, and the services that its list of connections begins with. */
export async function addBuiltIns(trx: StoreTransaction, { tenantId, createdAt, now }: Tenant): Promise<void> {
  for (const [position, entry] of agentTable.entries()) {
    await trx.insertInto('agents').values(builtInAgent(entry, { tenantId, createdAt, position })).execute();
    await addFirstSchedule(trx, { tenantId, id: entry.id, listType: entry.listType }, now);
  }
  await trx
    .insertInto('connections')
    .values(
      sampleServiceIds.map((serviceId, position) => ({
        tenantId,
        serviceId,
        status: 'disconnected' as const,
        credentials: null,
        lastSync: null,
        lastTestJson: null,
        position,
      })),
    )
    .execute();
}

/** Gives organisations that an older version created the built-in agents that came later. Runs at every start. */
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

async function missingAgents(db: StoreReader) {
  const tenants = await db.selectFrom('tenants').select('id').execute();
  const rows = await db.selectFrom('agents').select(['tenantId', 'id']).execute();
  const present = new Set(rows.map(({ tenantId, id }) => `${tenantId} ${id}`));
  return tenants.flatMap(({ id: tenantId }) =>
    agentTable.filter(({ id }) => !present.has(`${tenantId} ${id}`)).map((entry) => ({ tenantId, entry })),
  );
}
