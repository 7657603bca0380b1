import { isOpen } from '@switchboard/api-contract/runs/runStatus';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { findAgentRow } from '../tenants/agentRows.ts';
import type { Member } from '../platform/Member.ts';
import { Refusal } from '../platform/Refusal.ts';
import { describeRun, readQueue, type RunAnswer } from './describeRun.ts';
import { endOpenRun, openStepRuns } from './endOpenRuns.ts';
import { findRun } from './findRun.ts';
import { notifyRunFollowers } from './RunFollower.ts';

/**
 * Cancels a run: one that nobody works on ends at once, any other at its next step; nothing is written after that. The
 * steps of a workflow are cancelled with it. Refuses a run that has ended.
 */
export async function cancelRun(
  context: Context,
  { tenantId, name }: Pick<Member, 'tenantId' | 'name'>,
  runId: string,
): Promise<RunAnswer> {
  const { db, clock, breakOff } = context;
  const at = clock().toISOString();
  const asked = await db.change(tenantId, async (trx) => {
    const run = await findRun(trx, tenantId, runId);
    if (!isOpen(run.status)) throw new Refusal('conflict', 'This run has ended already');
    const isWorkflow = run.workflowId === run.id;
    const { name: target } = await findAgentRow(trx, tenantId, run.agentId);
    const kind = isWorkflow ? 'workflow.cancelled' : 'run.cancelled';
    await writeAudit(trx, { tenantId, kind, at, target, agentId: run.agentId, runId });
    const steps = isWorkflow ? await openStepRuns(trx, run) : [];
    for (const one of [run, ...steps]) {
      const ended = await endOpenRun(trx, one, { at, by: name });
      const { id, agentId, workflowId } = one;
      if (ended) await notifyRunFollowers(context, trx, { tenantId, id, agentId, workflowId, at });
    }
    return [...steps, run].map(({ id }) => id);
  });
  for (const id of asked) breakOff(id);
  const run = await findRun(db, tenantId, runId);
  return describeRun(run, await readQueue(db, tenantId, run.agentId));
}
