import type { Context } from '../platform/Context.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import { findAgentRow } from '../tenants/agentRows.ts';
import type { RecordOf } from '../records/collections.ts';
import { addRun } from '../runs/addRun.ts';
import { leastBusyAgent } from './leastBusyAgent.ts';
import { readFindings } from './readFindings.ts';
import { prerequisitesOf, type WorkflowStep } from './workflowRuns.ts';

interface Queuing {
  readonly tenantId: string;
  readonly workflow: RecordOf<'workflows'>;
  readonly step: WorkflowStep;
  readonly steps: readonly WorkflowStep[];
  /** Whether it goes to the agent of its type with the fewest open runs, rather than to the named one. */
  readonly balanced: boolean;
  readonly at: string;
}

/** Queues the run of a step, with the results of the steps that it waited for. */
export async function queueStep(
  context: Context,
  db: StoreWriter,
  { tenantId, workflow, step, steps, balanced, at }: Queuing,
): Promise<void> {
  const named = await findAgentRow(db, tenantId, step.agentId);
  const agent = balanced ? await leastBusyAgent(db, named) : named;
  const earlier = await Promise.all(prerequisitesOf(step, steps).map((before) => readFindings(context, db, before)));
  await addRun(context, db, agent, {
    id: step.id,
    at,
    input: {
      task: step.task,
      ...(step.criteria && { criteria: step.criteria }),
      ...(earlier.length > 0 && { earlier }),
    },
    workflowId: workflow.id,
    priority: step.priority,
    trigger: 'workflow',
    startedBy: workflow.name,
  });
}
