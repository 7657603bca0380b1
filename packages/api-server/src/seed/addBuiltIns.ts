import { agentTable } from '@switchboard/api-contract/agentTable';
import { sampleServiceIds } from '@switchboard/api-contract/catalogue';
import { addFirstSchedule } from '../agents/schedules/autoSync.ts';
import type { StoreTransaction } from '../platform/store/Database.ts';
import { builtInAgent } from './builtInAgent.ts';

interface Tenant {
  readonly tenantId: string;
  readonly createdAt: string;
  readonly now: Date;
}

/** Gives a new organisation the seven agents, and the services that its page of connections begins with. */
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
