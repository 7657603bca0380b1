import { atWorkStatuses } from '@switchboard/api-contract/runs/runStatus';
import type { Database } from '../../platform/store/Database.ts';
import { isStep } from './queueOrder.ts';

/** A tenant's running runs. */
export interface RunningCounts {
  /** Those of an agent. */
  readonly of: (agentId: string) => number;
  /** Steps of workflows. */
  readonly steps: number;
  /** Those that a worker has. The orchestrator's run of a workflow goes on without one. */
  readonly leased: number;
}

/** Counts what is running for a tenant, on all servers. */
export async function countRunning(db: Pick<Database, 'selectFrom'>, tenantId: string): Promise<RunningCounts> {
  const rows = await db
    .selectFrom('executions')
    .select((eb) => [
      'agentId',
      eb.fn.countAll<number>().as('runs'),
      eb.fn.count<number>('leaseId').as('leased'),
      eb.fn.sum<number>(eb.case().when(isStep(eb)).then(eb.lit(1)).else(eb.lit(0)).end()).as('steps'),
    ])
    .where('tenantId', '=', tenantId)
    .where('status', 'in', atWorkStatuses)
    .where('sample', '=', 0)
    .groupBy('agentId')
    .execute();
  return {
    of: (agentId) => rows.find((row) => row.agentId === agentId)?.runs ?? 0,
    steps: rows.reduce((sum, { steps }) => sum + steps, 0),
    leased: rows.reduce((sum, { leased }) => sum + leased, 0),
  };
}
