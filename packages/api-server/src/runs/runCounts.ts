import type { RunCounts } from '@switchboard/api-contract/agents/page';
import { countedTotals, readStatusTotals, runsOf } from './runTotals.ts';
import type { Database } from '../platform/store/Database.ts';

/** Counts an agent's own runs; samples are left out. */
export async function runCounts(db: Database, agent: { tenantId: string; id: string }): Promise<RunCounts> {
  const { tenantId, id } = agent;
  const own = (await readStatusTotals(db, { tenantId, id })).filter(({ sample }) => sample === 0);
  const totals = own.length === 0 ? [] : countedTotals(own);
  const count = (status: string): number => runsOf(totals, status);
  return { queued: count('queued'), running: count('running'), completed: count('completed'), failed: count('failed') };
}
