import { isOpen, openStatuses } from '@switchboard/api-contract/runs/runStatus';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { addActivity } from '../tenants/addActivity.ts';
import type { Member } from '../platform/actor.ts';
import { Refusal } from '../platform/Refusal.ts';
import { advanceWorkflow } from './advanceWorkflow.ts';
import { describeWorkflow } from './describeWorkflow.ts';
import { findWorkflow } from './workflowRuns.ts';

/** Pauses a workflow, so that no further step starts, or lets it go on. Steps that are running finish. */
export async function pauseOrResumeWorkflow(
  context: Context,
  { tenantId, name: by }: Pick<Member, 'tenantId' | 'name'>,
  workflowId: string,
  isPaused: boolean,
): Promise<AnswerOf<typeof endpoints.pauseWorkflow>> {
  const { db, clock, wake } = context;
  const at = clock().toISOString();
  await db.change(tenantId, async (trx) => {
    const found = await findWorkflow(trx, tenantId, workflowId);
    if (!found) throw new Refusal('missing', 'There is no such workflow');
    const { own, workflow } = found;
    if (!isOpen(own.status)) throw new Refusal('conflict', 'This workflow has ended already');
    if ((own.heldAt !== null) === isPaused)
      throw new Refusal('conflict', isPaused ? 'This workflow is paused already' : 'This workflow is not paused');
    await trx
      .updateTable('executions')
      .set({ heldAt: isPaused ? at : null })
      .where('tenantId', '=', tenantId)
      .where('workflowId', '=', workflowId)
      .where('status', 'in', openStatuses)
      .execute();
    const text = { kind: isPaused ? 'workflowPaused' : 'workflowResumed', args: { name: workflow.name, by } } as const;
    await addActivity(trx, { tenantId, agentId: own.agentId, at }, { kind: isPaused ? 'stopped' : 'started', text });
    const kind = isPaused ? 'workflow.paused' : 'workflow.resumed';
    await writeAudit(trx, { tenantId, kind, at, target: workflow.name, agentId: own.agentId, runId: workflowId });
    if (!isPaused) await advanceWorkflow(context, trx, { tenantId, workflowId, at });
  });
  wake();
  const found = await findWorkflow(db, tenantId, workflowId);
  if (!found) throw new Refusal('missing', 'There is no such workflow');
  return describeWorkflow(found.workflow, found.runs);
}
