import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { findAgentRow } from '../agents/agentRows.ts';
import { describeExecution, type ExecutionAnswer } from '../agents/executions.ts';
import { addRun, refuseRun } from './addRun.ts';

/** Puts one run of an agent into the queue. A paused agent runs too: pausing holds what it would do by itself. */
export async function startRun({ db, clock, wake }: Context, tenantId: string, key: string): Promise<ExecutionAnswer> {
  const run = await db.change(tenantId, async (trx) => {
    const agent = await findAgentRow(trx, tenantId, key);
    await refuseRun(trx, agent, 'run it');
    return describeExecution(await addRun(trx, agent, { id: `run-${randomUUID()}`, at: clock().toISOString() }));
  });
  wake();
  return run;
}
