import type { Database } from '../platform/store/Database.ts';
import { statement, type ValueOf } from '../platform/store/statement.ts';
import { describeRun, readQueue, type RunAnswer, type RunRow } from '../runs/describeRun.ts';
import { hasRun } from '../runs/runTotals.ts';
import { findAgentRow } from '../tenants/agentRows.ts';

/** The most runs in one answer, newest first. */
const listed = 50;

/** The latest runs of an agent, newest first. */
export async function listRuns(db: Database, tenantId: string, key: string): Promise<RunAnswer[]> {
  const { id } = await findAgentRow(db, tenantId, key);
  const rows = await readLatestRuns(db, { tenantId, agentId: id, samples: !(await hasRun(db, { tenantId, id })) });
  const queued = rows.some(({ status }) => status === 'queued') ? await readQueue(db, tenantId, id) : [];
  return rows.map((row) => describeRun(row, queued));
}

const selectLatestRuns = statement((db, value: ValueOf<{ tenantId: string; agentId: string; sample: number }>) =>
  db
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', value('tenantId'))
    .where('agentId', '=', value('agentId'))
    .where('sample', '=', value('sample'))
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(listed),
);

/** The latest runs of an existing agent, either samples or its own. */
export const readLatestRuns = (
  db: Database,
  { samples, ...agent }: { readonly tenantId: string; readonly agentId: string; readonly samples: boolean },
): Promise<RunRow[]> => selectLatestRuns(db, { ...agent, sample: samples ? 1 : 0 });
