import { advanceWorkflow } from '../services/workflows/advanceWorkflow.ts';
import { findRecord } from '../services/records/records.ts';
import { counted } from './counted.ts';
import { RunFailure, type Program, type RunWaiting } from './Program.ts';

/**
 * Begins a workflow: queues its first step and waits. Each step that ends queues the next one. A run without a workflow
 * says how many are under way.
 */
export const orchestrator: Program = async ({ db }, { id, tenantId, agent, workflowId }) => {
  if (workflowId !== undefined) {
    const workflow = await findRecord(db, { tenantId, agentId: agent.id, collection: 'workflows' }, workflowId);
    if (!workflow) throw new RunFailure('The workflow of this run is gone');
    return {
      waiting: true,
      activity: { kind: 'started', text: `Workflow “${workflow.name}” started` },
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
  const count = open?.runs ?? 0;
  if (count === 0) return { result: 'No workflow waits; add one to have its steps run' };
  const words = counted(count, 'workflow is', 'workflows are');
  return {
    result: agent.status === 'paused' ? `${words} held, since the orchestrator is paused` : `${words} under way`,
  };
};
