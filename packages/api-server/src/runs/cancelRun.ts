import { openStatuses } from '@switchboard/api-contract/agents';
import type { Context } from '../context.ts';
import { noteActivity } from '../services/activity/noteActivity.ts';
import type { Member } from '../services/auth/Sessions.ts';
import { Refusal } from '../services/Refusal.ts';
import { advanceWorkflow } from '../services/workflows/advanceWorkflow.ts';
import type { Changing } from '../store/Database.ts';
import { cancelled } from './cancelled.ts';
import { describeRun, readQueue, type RunAnswer, type RunRow } from './describeRun.ts';
import { findRun } from './findRun.ts';

/**
 * Cancels a run: one that nobody works on ends at once, any other at its next step; nothing is written after that. The
 * steps of a workflow are cancelled with it. Refuses a run that has ended. `breakOff` is called for each run that a
 * worker of this process may have.
 */
export async function cancelRun(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { tenantId, name }: Pick<Member, 'tenantId' | 'name'>,
  runId: string,
  breakOff: (runId: string) => void,
): Promise<RunAnswer> {
  const at = clock().toISOString();
  const asked = await db.change(tenantId, async (trx) => {
    const run = await findRun(trx, tenantId, runId);
    if (!openStatuses.includes(run.status)) throw new Refusal('conflict', 'This run has ended already');
    const steps = run.workflowId === run.id ? await openSteps(trx, run) : [];
    for (const one of [...steps, run]) await cancelOne(trx, one, { at, by: name });
    return [...steps, run].map(({ id }) => id);
  });
  for (const id of asked) breakOff(id);
  const run = await findRun(db, tenantId, runId);
  return describeRun(run, await readQueue(db, tenantId, run.agentId));
}

const openSteps = (trx: Changing, { tenantId, id }: RunRow): Promise<RunRow[]> =>
  trx
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('workflowId', '=', id)
    .where('id', '!=', id)
    .where('status', 'in', openStatuses)
    .execute();

async function cancelOne(trx: Changing, run: RunRow, { at, by }: { at: string; by: string }): Promise<void> {
  const { tenantId, id, agentId, leaseId, startTime, workflowId } = run;
  const change = trx.updateTable('executions').where('tenantId', '=', tenantId).where('id', '=', id);
  if (leaseId !== null) {
    await change.set({ cancelAskedAt: at, cancelAskedBy: by }).execute();
    return;
  }
  await change
    .set({
      ...(await cancelled(trx, { tenantId, id, by })),
      cancelAskedAt: at,
      cancelAskedBy: by,
      endTime: at,
      durationMs: startTime === null ? null : Math.max(0, Date.parse(at) - Date.parse(startTime)),
    })
    .execute();
  await noteActivity(trx, { tenantId, agentId, at }, { kind: 'stopped', text: { kind: 'runCancelled', args: { by } } });
  if (workflowId !== null && workflowId !== id) await advanceWorkflow(trx, { tenantId, workflowId, at });
}
