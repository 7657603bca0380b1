import type { Selectable } from 'kysely';
import type { Database } from '../../store/Database.ts';
import type { ExecutionsTable } from '../../store/tables.ts';
import type { RecordOf } from '../records/collections.ts';

export type WorkflowRun = Selectable<ExecutionsTable>;

/** The id of the run of a workflow's nth step, counting from 0. */
const stepId = (workflowId: string, index: number): string => `${workflowId}-step-${index + 1}`;

/** One step of a workflow, and its run once it is queued. */
export interface WorkflowStep {
  readonly id: string;
  readonly agentId: string;
  readonly agentName: string;
  readonly type: string;
  readonly task: string;
  readonly run: WorkflowRun | undefined;
}

/** The steps of a workflow in order. `runs` may include those of other workflows. */
export function stepsOf(workflow: RecordOf<'workflows'>, runs: ReadonlyMap<string, WorkflowRun>): WorkflowStep[] {
  return workflow.steps.map((step, index) => ({
    ...step,
    id: stepId(workflow.id, index),
    run: runs.get(stepId(workflow.id, index)),
  }));
}

/**
 * The runs of one workflow of a tenant, or of all its workflows, by id: the orchestrator's runs and those of the
 * steps.
 */
export async function readWorkflowRuns(
  db: Pick<Database, 'selectFrom'>,
  tenantId: string,
  workflowId?: string,
): Promise<Map<string, WorkflowRun>> {
  const rows = await db
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('workflowId', 'is not', null)
    .$if(workflowId !== undefined, (query) => query.where('workflowId', '=', workflowId ?? ''))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
