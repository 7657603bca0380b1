import { openStatuses } from '@switchboard/api-contract/runs/runStatus';
import type { Database } from '../platform/store/Database.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import { storedConfiguration } from '../tenants/storedConfiguration.ts';

/**
 * Of the agents of this one's type, those that members created too, the one with the fewest open runs; of several this
 * one, or the first in the list. Agents that are paused or switched off get nothing, unless they are this one.
 */
export async function leastBusyAgent(db: Pick<Database, 'selectFrom'>, named: AgentRow): Promise<AgentRow> {
  const { tenantId, listType } = named;
  const alike = await db
    .selectFrom('agents')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('listType', '=', listType)
    .orderBy('position')
    .execute();
  const open = await db
    .selectFrom('executions')
    .select((eb) => ['agentId', eb.fn.countAll<number>().as('runs')])
    .where('tenantId', '=', tenantId)
    .where('sample', '=', 0)
    .where('status', 'in', openStatuses)
    .groupBy('agentId')
    .execute();
  const runsOf = ({ id }: AgentRow): number => open.find(({ agentId }) => agentId === id)?.runs ?? 0;
  return alike
    .filter(({ id, status }) => id !== named.id && status !== 'paused')
    .filter((agent) => storedConfiguration(agent).enabled)
    .reduce((best, agent) => (runsOf(agent) < runsOf(best) ? agent : best), named);
}
