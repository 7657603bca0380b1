import { workingStatuses } from '@switchboard/api-contract/agents';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/store/Database.ts';
import { addActivity } from '../../tenants/addActivity.ts';
import { storedConfiguration } from '../../tenants/storedConfiguration.ts';
import { resumeSchedule } from './scheduleRows.ts';

/** Starts the agents that shall start by themselves with the server. Their first runs are at their next due times. */
export async function startAgents(db: Database, clock: Clock): Promise<void> {
  const stopped = await db.selectFrom('agents').selectAll().where('status', 'not in', workingStatuses).execute();
  for (const { tenantId, id, ...agent } of stopped) {
    const { autoStart, enabled } = storedConfiguration({ tenantId, id, ...agent });
    if (!autoStart || !enabled) continue;
    const now = clock();
    await db.change(tenantId, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('agents')
        .set({ status: 'deployed' })
        .where('tenantId', '=', tenantId)
        .where('id', '=', id)
        .where('status', '=', agent.status)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return;
      await resumeSchedule(trx, { tenantId, id }, now);
      await addActivity(
        trx,
        { tenantId, agentId: id, at: now.toISOString() },
        { kind: 'started', text: { kind: 'agentStarted', args: {} } },
      );
    });
  }
}
