import { randomUUID } from 'node:crypto';
import { workingStatuses } from '@switchboard/api-contract/agents';
import { contactsSettings } from '@switchboard/api-contract/agents/contacts';
import type { Context } from '../context.ts';
import type { Database } from '../store/Database.ts';
import type { AgentRow } from '../services/agents/agentRows.ts';
import { storedConfiguration } from '../services/agents/configureAgent.ts';
import { googleAccountOf } from '../services/connections/googleAccountOf.ts';
import { addRun } from '../services/runs/addRun.ts';

const hourMs = 3_600_000;

/**
 * Auto Sync: queues a run of each contacts agent that is active, has the setting on and an account, and ended its
 * last run an hour ago. The first sync is always started by a member.
 */
export async function queueDueSyncs(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  for (const agent of await db
    .selectFrom('agents')
    .selectAll()
    .where('listType', '=', 'contacts')
    .where('status', 'in', workingStatuses)
    .execute()) {
    const { enabled, customSettings } = storedConfiguration(agent);
    if (
      !enabled ||
      !contactsSettings.read(customSettings).autoSync ||
      !(await isDue(db, agent, now)) ||
      !(await googleAccountOf(context, agent.tenantId))
    )
      continue;
    await db.change(agent.tenantId, async (trx) => {
      // Another worker may have been faster.
      if (await isDue(trx, agent, now)) await addRun(trx, agent, { id: `run-${randomUUID()}`, at: now.toISOString() });
    });
  }
}

async function isDue(db: Pick<Database, 'selectFrom'>, { tenantId, id }: AgentRow, now: Date): Promise<boolean> {
  const runs = db
    .selectFrom('executions')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', id)
    .where('sample', '=', 0);
  if (!(await runs.select('id').where('status', '=', 'completed').limit(1).executeTakeFirst())) return false;
  const last = await runs.select(['status', 'endTime']).orderBy('queuedAt', 'desc').limit(1).executeTakeFirst();
  return last?.endTime != null && Date.parse(last.endTime) <= now.getTime() - hourMs;
}
