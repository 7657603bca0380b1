import type { Database } from '../../platform/store/Database.ts';
import type { AgentRow } from '../../tenants/agentRows.ts';

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
