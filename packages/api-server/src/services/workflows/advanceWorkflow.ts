import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import type { Database } from '../../store/Database.ts';
import { toStoredFact, readStoredFact } from '../../store/storedFact.ts';
import { noteActivity } from '../activity/noteActivity.ts';
import { findAgentRow } from '../agents/agentRows.ts';
import { findRecord } from '../records/records.ts';
import { addResearchTask } from '../research/addResearchTask.ts';
import { addRun } from '../runs/addRun.ts';
import { cancelled } from '../../runs/cancelled.ts';
import { readWorkflowRuns, stepsOf, type WorkflowRun } from './workflowRuns.ts';

type Writing = Pick<Database, 'selectFrom' | 'insertInto' | 'updateTable'>;

/**
 * Advances a workflow after one of its steps: queues the next step, or ends the orchestrator's run if a step failed
 * or none is left. Call it in the transaction that ends the step, so that a crash leaves nothing half done. Calling
 * it twice changes nothing.
 */
export async function advanceWorkflow(
  db: Writing,
  { tenantId, workflowId, at }: { tenantId: string; workflowId: string; at: string },
): Promise<void> {
  const runs = await readWorkflowRuns(db, tenantId, workflowId);
  const own = runs.get(workflowId);
  if (own?.status !== 'running') return;
  const workflow = await findRecord(db, { tenantId, agentId: own.agentId, collection: 'workflows' }, workflowId);
  const steps = workflow ? stepsOf(workflow, runs) : [];
  const end = async (ending: { result: FactOrExternalText } | { reason: FactOrExternalText }): Promise<void> => {
    await db
      .updateTable('executions')
      .set({
        ...('result' in ending
          ? { status: 'completed', result: toStoredFact(ending.result) }
          : { status: 'failed', errorMessage: toStoredFact(ending.reason) }),
        ...endOf(own, at),
      })
      .where('tenantId', '=', tenantId)
      .where('id', '=', workflowId)
      .execute();
    await noteActivity(
      db,
      { tenantId, agentId: own.agentId, at },
      'result' in ending
        ? { kind: 'completed', text: { kind: 'workflowCompleted', args: { name: workflow?.name ?? '' } } }
        : { kind: 'failed', text: ending.reason },
    );
  };

  if (steps.some((step) => step.run?.status === 'cancelled')) {
    await db
      .updateTable('executions')
      .set({ ...(await cancelled(db, { tenantId, id: workflowId, by: own.cancelAskedBy })), ...endOf(own, at) })
      .where('tenantId', '=', tenantId)
      .where('id', '=', workflowId)
      .execute();
    return;
  }
  const failed = steps.find((step) => step.run?.status === 'failed');
  if (failed)
    return end({
      reason: {
        kind: 'stepFailed',
        args: {
          task: failed.task,
          ...(failed.run?.errorMessage ? { reason: readStoredFact(failed.run.errorMessage) } : {}),
        },
      },
    });
  const next = steps.find((step) => step.run?.status !== 'completed');
  if (!next) return end({ result: { kind: 'tasksDone', args: { done: steps.length, tasks: steps.length } } });
  if (next.run) return;
  const agent = await findAgentRow(db, tenantId, next.agentId);
  if (agent.listType === 'research') await addResearchTask(db, agent, { id: next.id, query: next.task, at });
  await addRun(db, agent, {
    id: next.id,
    at,
    input: { task: next.task },
    workflowId,
    trigger: 'workflow',
    ...(workflow && { startedBy: workflow.name }),
  });
}

const endOf = ({ startTime }: Pick<WorkflowRun, 'startTime'>, at: string) => ({
  endTime: at,
  durationMs: Date.parse(at) - Date.parse(startTime ?? at),
});
