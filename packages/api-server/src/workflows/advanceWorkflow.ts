import { msBetween } from '@switchboard/api-contract/time';
import { orchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import { hasFailed, isAtWork, isOpen, openStatuses } from '@switchboard/api-contract/runs/runStatus';
import { type FactOrExternalText, wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { cut } from '@switchboard/api-contract/text';
import { notifyWorkflowEnd } from '../notifications/notifyEnding.ts';
import { cancelledColumns, cancelOpenRun, readOpenStepRuns } from '../runs/cancelRun.ts';
import { countEnded, type RunFollower } from '../runs/RunFollower.ts';
import type { Remedy } from '../outside/RunFailure.ts';
import type { Context } from '../platform/Context.ts';
import type { StoreWriter, StoreReader } from '../platform/store/Database.ts';
import { readStoredFact, toStoredFact } from '../platform/store/storedFact.ts';
import { addActivity } from '../tenants/addActivity.ts';
import { findAgentRow, type AgentRow, storedConfiguration } from '../tenants/agentRows.ts';
import { findWorkflow, type FoundWorkflow, prerequisitesOf, stepsOf, type WorkflowStep } from './workflowRuns.ts';
import type { RecordOf } from '../records/collections.ts';
import { addRun } from '../runs/addRun.ts';
import { plainText } from '../outside/plainText.ts';
import type { RunRow } from '../runs/describeRun.ts';
import type { RunInput } from '../runs/RunInput.ts';

type Findings = NonNullable<RunInput['earlier']>[number];

/** The most findings of a step that the steps after it see. */
const mostFindings = 20;
const longest = 300;
const longestResult = 2_000;

declare module '../tenants/Program.ts' {
  interface Program {
    /** What a completed run has found, in words, `most` things at most: for the steps of its workflow that come after. */
    readonly findings?: (db: StoreReader, run: RunRow, most: number) => Promise<readonly string[]>;
  }
}

/** What a completed step has brought: its result, and what its agent found. */
async function readFindings(
  { programOf }: Pick<Context, 'programOf'>,
  db: StoreReader,
  { task, run }: WorkflowStep,
): Promise<Findings> {
  if (!run) return { task, result: '', findings: [] };
  const result = run.result === null ? '' : readStoredFact(run.result);
  // A step that took over a result has the findings of the run that it is from.
  const id = typeof result === 'object' && result.kind === 'resultTakenOver' ? String(result.args['run']) : run.id;
  const { listType } = await findAgentRow(db, run.tenantId, run.agentId);
  const findings = (await programOf(listType).findings?.(db, { ...run, id }, mostFindings)) ?? [];
  return {
    task,
    result: cut(wordsOf(result), longestResult),
    findings: findings.map((finding) => plainText(finding, longest)),
    run: id,
  };
}

/**
 * Of the agents of this one's type, those that members created too, the one with the fewest open runs; of several this
 * one, or the first in the list. Agents that are paused or switched off get nothing, unless they are this one.
 */
async function leastBusyAgent(db: StoreReader, named: AgentRow): Promise<AgentRow> {
  const { tenantId, listType } = named;
  const alike = await db
    .selectFrom('agents')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('listType', '=', listType)
    .orderBy('position')
    .execute();
  const open = await db
    .selectFrom('executions')
    .select((eb) => ['agentId', eb.fn.countAll<number>().as('runs')])
    .where('tenantId', '=', tenantId)
    .where('sample', '=', 0)
    .where('status', 'in', openStatuses)
    .groupBy('agentId')
    .execute();
  const runsOf = ({ id }: AgentRow): number => open.find(({ agentId }) => agentId === id)?.runs ?? 0;
  return alike
    .filter(({ id, status }) => id !== named.id && status !== 'paused')
    .filter((agent) => storedConfiguration(agent).enabled)
    .reduce((best, agent) => (runsOf(agent) < runsOf(best) ? agent : best), named);
}

interface StepToQueue {
  readonly tenantId: string;
  readonly workflow: RecordOf<'workflows'>;
  readonly step: WorkflowStep;
  readonly steps: readonly WorkflowStep[];
  /** Whether it goes to the agent of its type with the fewest open runs, rather than to the named one. */
  readonly balanced: boolean;
  readonly at: string;
}

/** Queues the run of a step, with the results of the steps that it waited for. */
async function queueStep(
  context: Context,
  db: StoreWriter,
  { tenantId, workflow, step, steps, balanced, at }: StepToQueue,
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
  if (stopped) return endWorkflow(context, db, found, { cancelledBy: stopped.run?.endedByName ?? null }, at);
  const failed = steps.find((step) => hasFailed(step.run?.status));
  if (failed && (!settings.errorRecovery || ready.length + open.length === 0))
    return endWorkflow(context, db, found, { reason: failureOf(failed), next: remedyOf(failed) }, at);
  if (ready.length + open.length === 0)
    return endWorkflow(
      context,
      db,
      found,
      { result: { kind: 'tasksDone', args: { done: steps.length, tasks: steps.length } } },
      at,
    );
  if (own.heldAt !== null) return;
  const oneByOne = open.length > 0 ? [] : ready.slice(0, 1);
  for (const step of settings.autoScaling ? ready : oneByOne)
    await queueStep(context, db, { tenantId, workflow, step, steps, balanced: settings.loadBalancing, at });
}

/** Advances the workflow of a step that has ended. */
export const advanceAfterStep: RunFollower = {
  onEnded: async (context, trx, { tenantId, id, workflowId, at }) => {
    if (workflowId !== null && workflowId !== id) await advanceWorkflow(context, trx, { tenantId, workflowId, at });
  },
};

const failureOf = ({ task, run }: WorkflowStep): FactOrExternalText => ({
  kind: 'stepFailed',
  args: { task, ...(run?.errorMessage ? { reason: readStoredFact(run.errorMessage) } : {}) },
});

/** What fixes the step fixes the workflow; settings are those of the step's agent. */
function remedyOf({ run }: WorkflowStep): Remedy {
  const remedy = run?.nextJson ? (JSON.parse(run.nextJson) as Remedy) : undefined;
  if (run && (remedy?.kind === 'setting' || remedy?.kind === 'limit')) return { ...remedy, agentId: run.agentId };
  return remedy ?? { kind: 'retry' };
}

async function endWorkflow(
  context: Context,
  db: StoreWriter,
  { workflow, own }: FoundWorkflow,
  ending: Ending,
  at: string,
): Promise<void> {
  const { tenantId, id, agentId, startTime } = own;
  await db
    .updateTable('executions')
    .set({
      ...('result' in ending
        ? { status: 'completed', result: toStoredFact(ending.result) }
        : 'reason' in ending
          ? { status: 'failed', errorMessage: toStoredFact(ending.reason), nextJson: JSON.stringify(ending.next) }
          : await cancelledColumns(db, { tenantId, id, by: ending.cancelledBy })),
      endTime: at,
      durationMs: msBetween(startTime ?? at, at),
    })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
  const outcome = 'result' in ending ? 'completed' : 'reason' in ending ? 'failed' : 'cancelled';
  countEnded(context, db, { agentId, outcome });
  for (const run of await readOpenStepRuns(db, own))
    if (await cancelOpenRun(db, run, { at, by: null })) countEnded(context, db, { ...run, outcome: 'cancelled' });
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
