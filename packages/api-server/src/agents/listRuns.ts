import type { Database } from '../platform/store/Database.ts';
import { describeRun, readQueue, type RunAnswer, type RunRow } from '../runs/describeRun.ts';
import { hasRun } from '../runs/runTotals.ts';
import { findAgentRow } from '../tenants/agentRows.ts';

/** The most runs in one answer, newest first. */
const listed = 50;

/** The latest runs of an agent, newest first. */
export async function listRuns(db: Database, tenantId: string, key: string): Promise<RunAnswer[]> {
  const { id } = await findAgentRow(db, tenantId, key);
  const rows = await readLatestRuns(db, tenantId, id, !(await hasRun(db, { tenantId, id })));
  const queued = rows.some(({ status }) => status === 'queued') ? await readQueue(db, tenantId, id) : [];
  return rows.map((row) => describeRun(row, queued));
}

/** The latest runs of an existing agent, either samples or its own. */
export function readLatestRuns(db: Database, tenantId: string, agentId: string, samples: boolean): Promise<RunRow[]> {
  return db
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('sample', '=', samples ? 1 : 0)
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
    .execute();
}
