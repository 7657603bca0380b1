import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { findAgentRow } from '../agents/agentRows.ts';
import { describeExecution, type ExecutionAnswer } from '../agents/executions.ts';
import { addRun, refuseRun } from './addRun.ts';

/** Queues one run of an agent, even of a paused one: pausing only stops what an agent does on its own. */
export async function startRun({ db, clock, wake }: Context, tenantId: string, key: string): Promise<ExecutionAnswer> {
  const run = await db.change(tenantId, async (trx) => {
    const agent = await findAgentRow(trx, tenantId, key);
    await refuseRun(trx, agent, 'run it');
    return describeExecution(await addRun(trx, agent, { id: `run-${randomUUID()}`, at: clock().toISOString() }));
  });
  wake();
  return run;
}
