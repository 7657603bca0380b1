import type { Database } from '../../store/Database.ts';

/** An agent's own runs by status. */
export interface RunCounts {
  readonly queued: number;
  readonly running: number;
  readonly completed: number;
  readonly failed: number;
}

/** Counts an agent's own runs; samples are left out. */
export async function runCounts(db: Database, { tenantId, id }: { tenantId: string; id: string }): Promise<RunCounts> {
  const rows = await db
    .selectFrom('executions')
    .select((eb) => ['status', eb.fn.countAll<number>().as('runs')])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', id)
    .where('sample', '=', 0)
    .groupBy('status')
    .execute();
  const count = (status: string): number => rows.find((row) => row.status === status)?.runs ?? 0;
  return { queued: count('queued'), running: count('running'), completed: count('completed'), failed: count('failed') };
}
