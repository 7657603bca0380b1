import { orchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import { hasFailed, isAtWork, isOpen } from '@switchboard/api-contract/runs/runStatus';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import { notifyWorkflowEnd } from '../notifications/notifyEnding.ts';
import { cancelled } from '../runs/cancelled.ts';
import { endOpenRun, openStepRuns } from '../runs/endOpenRuns.ts';
import type { RunFollower } from '../runs/RunFollower.ts';
import type { Remedy } from '../outside/Remedy.ts';
import type { Context } from '../platform/Context.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import { readStoredFact, toStoredFact } from '../platform/store/storedFact.ts';
import { addActivity } from '../tenants/addActivity.ts';
import { findAgentRow } from '../tenants/agentRows.ts';
import { storedConfiguration } from '../tenants/storedConfiguration.ts';
import { findWorkflow, type FoundWorkflow } from './findWorkflow.ts';
import { queueStep } from './queueStep.ts';
import { prerequisitesOf, stepsOf, type WorkflowStep } from './workflowRuns.ts';

/** How a workflow ends. */
type Ending =
  | { readonly result: FactOrExternalText }
  | { readonly reason: FactOrExternalText; readonly next: Remedy }
  | { readonly cancelledBy: string | null };

/**
 * Advances a workflow: queues the steps that wait for nothing any more, or ends the orchestrator's run where nothing is
 * left to do. Call it in the transaction that ends a step, so that a crash leaves nothing half done. Calling it twice
 * changes nothing.
 */
export async function advanceWorkflow(
  context: Context,
  db: StoreWriter,
  { tenantId, workflowId, at }: { tenantId: string; workflowId: string; at: string },
): Promise<void> {
  const found = await findWorkflow(db, tenantId, workflowId);
  if (!found || !isAtWork(found.own.status)) return;
  const { workflow, own, runs } = found;
  const orchestrator = await findAgentRow(db, tenantId, own.agentId);
  const settings = orchestratorSettings.read(storedConfiguration(orchestrator).customSettings);
  const steps = stepsOf(workflow, runs);
  const ready = steps.filter(
    (step) => !step.run && prerequisitesOf(step, steps).every((before) => before.run?.status === 'completed'),
  );
  const open = steps.filter((step) => isOpen(step.run?.status));
  const stopped = steps.find((step) => step.run?.status === 'cancelled');
  if (stopped) return end(db, found, { cancelledBy: stopped.run?.endedByName ?? null }, at);
  const failed = steps.find((step) => hasFailed(step.run?.status));
  if (failed && (!settings.errorRecovery || ready.length + open.length === 0))
    return end(db, found, { reason: failureOf(failed), next: remedyOf(failed) }, at);
  if (ready.length + open.length === 0)
    return end(db, found, { result: { kind: 'tasksDone', args: { done: steps.length, tasks: steps.length } } }, at);
  if (own.heldAt !== null) return;
  const oneByOne = open.length > 0 ? [] : ready.slice(0, 1);
  for (const step of settings.autoScaling ? ready : oneByOne)
    await queueStep(context, db, { tenantId, workflow, step, steps, balanced: settings.loadBalancing, at });
}

/** Advances the workflow of a step that has ended. */
export const advanceAfterStep: RunFollower = {
  ended: async (context, trx, { tenantId, id, workflowId, at }) => {
    if (workflowId !== null && workflowId !== id) await advanceWorkflow(context, trx, { tenantId, workflowId, at });
  },
};

const failureOf = ({ task, run }: WorkflowStep): FactOrExternalText => ({
  kind: 'stepFailed',
  args: { task, ...(run?.errorMessage ? { reason: readStoredFact(run.errorMessage) } : {}) },
});

/** What mends the step mends the workflow; settings are those of the step's agent. */
function remedyOf({ run }: WorkflowStep): Remedy {
  const remedy = run?.nextJson ? (JSON.parse(run.nextJson) as Remedy) : undefined;
  if (run && (remedy?.kind === 'setting' || remedy?.kind === 'limit')) return { ...remedy, agentId: run.agentId };
  return remedy ?? { kind: 'retry' };
}

async function end(db: StoreWriter, { workflow, own }: FoundWorkflow, ending: Ending, at: string): Promise<void> {
  const { tenantId, id, agentId, startTime } = own;
  await db
    .updateTable('executions')
    .set({
      ...('result' in ending
        ? { status: 'completed', result: toStoredFact(ending.result) }
        : 'reason' in ending
          ? { status: 'failed', errorMessage: toStoredFact(ending.reason), nextJson: JSON.stringify(ending.next) }
          : await cancelled(db, { tenantId, id, by: ending.cancelledBy })),
      endTime: at,
      durationMs: Date.parse(at) - Date.parse(startTime ?? at),
    })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
  for (const run of await openStepRuns(db, own)) await endOpenRun(db, run, { at, by: null });
  if ('cancelledBy' in ending) return;
  await addActivity(
    db,
    { tenantId, agentId, at },
    'result' in ending
      ? { kind: 'completed', text: { kind: 'workflowCompleted', args: { name: workflow.name } } }
      : { kind: 'failed', text: ending.reason },
  );
  const reason = 'reason' in ending ? ending.reason : undefined;
  await notifyWorkflowEnd(db, { tenantId, id, agentId, at }, { name: workflow.name, reason });
}
