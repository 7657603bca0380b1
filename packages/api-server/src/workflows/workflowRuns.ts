import { waitsFor } from '@switchboard/api-contract/agents/stepOrder';
import type { TaskPriority } from '@switchboard/api-contract/agents/orchestrator';
import type { StoreReader } from '../platform/store/Database.ts';
import type { RecordOf } from '../records/collections.ts';
import { findRecord } from '../records/records.ts';
import type { RunRow } from '../runs/describeRun.ts';

type Workflow = RecordOf<'workflows'>;

/** The id of the run of a workflow's nth step, counting from 0. */
const stepId = (workflowId: string, index: number): string => `${workflowId}-step-${index + 1}`;

/** One step of a workflow, and its run once it is queued. */
export interface WorkflowStep {
  /** Of its run. */
  readonly id: string;
  /** Its place in the workflow, from 1. */
  readonly number: number;
  readonly agentId: string;
  readonly agentName: string;
  readonly type: string;
  readonly task: string;
  readonly priority: TaskPriority | undefined;
  readonly criteria: Record<string, string[]> | undefined;
  /** Numbers of the steps that it waits for, from 1. */
  readonly after: readonly number[];
  /** Whether an earlier try of the workflow completed it. */
  readonly isDoneBefore: boolean;
  readonly run: RunRow | undefined;
}

/** The steps of a workflow in order. `runs` may include those of other workflows. */
export function stepsOf(workflow: Workflow, runs: ReadonlyMap<string, RunRow>): WorkflowStep[] {
  return workflow.steps.map(({ agentId, agentName, type, task, priority, criteria, doneBy, ...step }, index) => {
    const id = doneBy ?? stepId(workflow.id, index);
    return {
      id,
      number: index + 1,
      agentId,
      agentName,
      type,
      task,
      priority,
      criteria,
      after: waitsFor(step, index),
      isDoneBefore: doneBy !== undefined,
      run: runs.get(id),
    };
  });
}

/** The steps that a step waits for. */
export const prerequisitesOf = ({ after }: WorkflowStep, steps: readonly WorkflowStep[]): WorkflowStep[] =>
  steps.filter(({ number }) => after.includes(number));

/** As many workflows as one query may name. */
const readAtOnce = 200;

/** The runs of these workflows of a tenant by id: the orchestrator's runs and those of the steps. */
export async function readWorkflowRuns(
  db: StoreReader,
  tenantId: string,
  workflows: readonly Workflow[],
): Promise<Map<string, RunRow>> {
  const runs = new Map<string, RunRow>();
  for (let from = 0; from < workflows.length; from += readAtOnce) {
    const some = workflows.slice(from, from + readAtOnce);
    const doneBefore = some.flatMap(({ steps }) => steps.flatMap(({ doneBy }) => doneBy ?? []));
    const rows = await db
      .selectFrom('executions')
      .selectAll()
      .where('tenantId', '=', tenantId)
      .where((eb) =>
        eb.or([
          eb(
            'workflowId',
            'in',
            some.map(({ id }) => id),
          ),
          ...(doneBefore.length > 0 ? [eb('id', 'in', doneBefore)] : []),
        ]),
      )
      .execute();
    for (const row of rows) runs.set(row.id, row);
  }
  return runs;
}

/** A workflow, its own run, and all of its runs by id. */
export interface FoundWorkflow {
  readonly workflow: RecordOf<'workflows'>;
  readonly own: RunRow;
  readonly runs: ReadonlyMap<string, RunRow>;
}

/** The workflow with this id; undefined if there is none. */
export async function findWorkflow(db: StoreReader, tenantId: string, id: string): Promise<FoundWorkflow | undefined> {
  const own = await db
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('workflowId', '=', id)
    .executeTakeFirst();
  const workflow = own && (await findRecord(db, { tenantId, agentId: own.agentId, collection: 'workflows' }, id));
  return workflow && { workflow, own, runs: await readWorkflowRuns(db, tenantId, [workflow]) };
}
