import type { RunCounts } from '@switchboard/api-contract/agents/page';
import { countedRuns } from '../../runs/countedRuns.ts';
import type { Database } from '../../store/Database.ts';

/** Counts an agent's own runs; samples are left out. */
export async function runCounts(db: Database, agent: { tenantId: string; id: string }): Promise<RunCounts> {
  const { tenantId, id } = agent;
  const rows = await db
    .selectFrom('executions')
    .select((eb) => ['status', eb.fn.countAll<number>().as('runs')])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', id)
    .where('sample', '=', 0)
    .where('sandbox', 'in', await countedRuns(db, agent))
    .groupBy('status')
    .execute();
  const count = (status: string): number => rows.find((row) => row.status === status)?.runs ?? 0;
  return { queued: count('queued'), running: count('running'), completed: count('completed'), failed: count('failed') };
}
