import { advanceWorkflow } from '../services/workflows/advanceWorkflow.ts';
import { findRecord } from '../services/records/records.ts';
import { RunFailure, type Program, type RunWaiting } from './Program.ts';

/**
 * Starts a workflow: queues its first step and waits. Each step queues the next one when it ends. A run without a
 * workflow reports how many are under way.
 */
export const orchestrator: Program = async ({ db }, { id, tenantId, agent, workflowId }) => {
  if (workflowId !== undefined) {
    const workflow = await findRecord(db, { tenantId, agentId: agent.id, collection: 'workflows' }, workflowId);
    if (!workflow) throw new RunFailure({ kind: 'workflowGone', args: {} });
    return {
      waiting: true,
      activity: { kind: 'started', text: { kind: 'workflowStarted', args: { name: workflow.name } } },
      write: (trx, at) => advanceWorkflow(trx, { tenantId, workflowId, at }),
    } satisfies RunWaiting;
  }
  const open = await db
    .selectFrom('executions')
    .select((eb) => eb.fn.countAll<number>().as('runs'))
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agent.id)
    .where('workflowId', 'is not', null)
    .where('id', '!=', id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst();
  const workflows = open?.runs ?? 0;
  if (workflows === 0) return { result: { kind: 'noWorkflowWaits', args: {} } };
  return { result: { kind: agent.status === 'paused' ? 'workflowsHeld' : 'workflowsUnderWay', args: { workflows } } };
};
