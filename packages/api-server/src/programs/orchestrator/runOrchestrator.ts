import { modelFor } from '../../outside/models/openModel.ts';
import { openStatuses } from '@switchboard/api-contract/runs/runStatus';
import { advanceWorkflow } from '../../workflows/advanceWorkflow.ts';
import { findRecord, writeRecords } from '../../records/records.ts';
import { executionTypeOf } from '../../runs/addRun.ts';
import { planSteps, runnableSteps } from '../../workflows/planSteps.ts';
import type { Context } from '../../platform/Context.ts';
import type { Run, RunWaiting } from '../../runs/Run.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Program } from '../../tenants/Program.ts';

/**
 * Starts a workflow: queues its first steps and waits. Each step queues the next ones when it ends. A run with a goal
 * plans its workflow first. A run without either reports how many are under way.
 */
export const runOrchestrator: Program['run'] = async (context, run) => {
  const { db } = context;
  const { id, tenantId, agent, workflowId } = run;
  if (workflowId !== undefined) {
    const workflow = await findRecord(db, { tenantId, agentId: agent.id, collection: 'workflows' }, workflowId);
    if (!workflow) throw new RunFailure({ kind: 'workflowGone', args: {} });
    return {
      waiting: true,
      activity: { kind: 'started', text: { kind: 'workflowStarted', args: { name: workflow.name } } },
      write: (trx, at) => advanceWorkflow(context, trx, { tenantId, workflowId, at }),
    } satisfies RunWaiting;
  }
  if (run.input.task !== undefined) return planAndStart(context, run, run.input.task);
  const open = await db
    .selectFrom('executions')
    .select((eb) => eb.fn.countAll<number>().as('runs'))
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agent.id)
    .where('workflowId', 'is not', null)
    .where('id', '!=', id)
    .where('status', 'in', openStatuses)
    .executeTakeFirst();
  const workflows = open?.runs ?? 0;
  if (workflows === 0) return { result: { kind: 'noWorkflowWaits', args: {} } };
  return { result: { kind: agent.status === 'paused' ? 'workflowsHeld' : 'workflowsUnderWay', args: { workflows } } };
};

/** Plans a goal and becomes the run of the workflow. Steps that no agent can follow are left out, and said. */
async function planAndStart(context: Context, run: Run, goal: string): Promise<RunWaiting> {
  const { id, tenantId, agent, origin, log, signal } = run;
  const model = await modelFor(context, tenantId, run);
  if (!model)
    throw new RunFailure({ kind: 'plannerMissing', args: {} }, { next: { kind: 'connection', id: 'openai' } });
  const plan = await planSteps(context, { tenantId, goal, model, log, signal });
  const { steps, leftOut } = runnableSteps(plan);
  for (const text of [...plan.leftOut, ...leftOut]) log.add({ kind: 'decision', text });
  if (steps.length === 0) throw new RunFailure(leftOut[0] ?? { kind: 'planEmpty', args: { service: model.name } });
  log.add({ kind: 'decision', text: { kind: 'workflowPlanned', args: { service: model.name, steps: steps.length } } });
  const workflow = {
    id,
    name: plan.name,
    description: goal,
    steps: steps.map((step) => ({
      agentId: step.agent.id,
      agentName: step.agent.name,
      type: executionTypeOf(step.agent),
      task: step.task,
      after: [...step.after],
      ...(step.criteria && { criteria: step.criteria }),
    })),
  };
  return {
    waiting: true,
    activity: { kind: 'started', text: { kind: 'workflowStarted', args: { name: plan.name } } },
    write: async (trx, at) => {
      await writeRecords(trx, { tenantId, agentId: agent.id, collection: 'workflows', origin }, [
        { record: workflow, createdAt: at },
      ]);
      await trx
        .updateTable('executions')
        .set({ workflowId: id })
        .where('tenantId', '=', tenantId)
        .where('id', '=', id)
        .execute();
      await advanceWorkflow(context, trx, { tenantId, workflowId: id, at });
    },
  };
}
