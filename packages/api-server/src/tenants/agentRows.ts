import type { Selectable } from 'kysely';
import type { Database } from '../platform/store/Database.ts';
import type { AgentsTable } from './tables.ts';
import { Refusal } from '../platform/Refusal.ts';
import { agentIdOf } from './agentKey.ts';

export type AgentRow = Selectable<AgentsTable>;

/** The tenant's agent with this id or slug. Refuses unknown agents and those of other tenants in the same words. */
export async function findAgentRow(db: Pick<Database, 'selectFrom'>, tenantId: string, key: string): Promise<AgentRow> {
  const row = await db
    .selectFrom('agents')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('id', '=', agentIdOf(key))
    .executeTakeFirst();
  if (row) return row;
  // The runs of a deleted agent are kept for a while.
  const kept = await db
    .selectFrom('keptRuns')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentIdOf(key))
    .limit(1)
    .executeTakeFirst();
  throw kept
    ? new Refusal('missing', `agent ${key} was deleted`, { deleted: true })
    : new Refusal('missing', `agent ${key} does not exist`);
}

/** The tenant's orchestrator; undefined for a tenant without one. */
export function findOrchestrator(db: Pick<Database, 'selectFrom'>, tenantId: string): Promise<AgentRow | undefined> {
  return db
    .selectFrom('agents')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('listType', '=', 'orchestrator')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
}
