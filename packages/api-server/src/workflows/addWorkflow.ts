import { randomUUID } from 'node:crypto';
import { orderProblems } from '@switchboard/api-contract/agents/stepOrder';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { newWorkflow } from '@switchboard/api-contract/agents/orchestrator';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { InferOutput } from 'valibot';
import type { Context } from '../platform/Context.ts';
import { modelFor } from '../outside/models/openModel.ts';
import { addActivity } from '../tenants/addActivity.ts';
import { entryOf, findAgentRow } from '../tenants/agentRows.ts';
import type { RecordOf } from '../records/collections.ts';
import { writeRecords } from '../records/records.ts';
import { Refusal } from '../platform/Refusal.ts';
import { addRun, executionTypeOf, refuseTooManyRuns, type RunStart } from '../runs/addRun.ts';
import { refuseUnready } from '../runs/readiness.ts';
import { describeWorkflow } from './describeWorkflow.ts';
import { readTask } from './readTask.ts';

type NewWorkflow = InferOutput<typeof newWorkflow>;
type Steps = RecordOf<'workflows'>['steps'];

/**
 * Stores a workflow of an orchestrator (id or slug) and queues its run of it, which then has the named agents work
 * through its steps. Refuses steps that can never start, and those whose task their agent can't follow.
 */
export async function addWorkflow(
  context: Context,
  tenantId: string,
  { name, description, steps }: NewWorkflow,
  start: RunStart,
  owner = 'orchestrator',
): Promise<AnswerOf<typeof endpoints.addWorkflow>> {
  const { db, clock, wake } = context;
  const agent = await findAgentRow(db, tenantId, owner);
  if (agent.listType !== 'orchestrator') throw new Refusal('missing', `agent ${owner} has no workflows`);
  await refuseUnready(context, agent);
  const resolved = await resolveSteps(context, tenantId, steps);
  const added = await db.change(tenantId, async (trx) => {
    const orchestrator = await findAgentRow(trx, tenantId, owner);
    const workflow = { id: `workflow-${randomUUID()}`, name, description, steps: resolved };
    await refuseTooManyRuns(trx, orchestrator);
    const at = clock().toISOString();
    await writeRecords(trx, { tenantId, agentId: orchestrator.id, collection: 'workflows' }, [
      { record: workflow, createdAt: at },
    ]);
    const run = await addRun(context, trx, orchestrator, {
      id: workflow.id,
      at,
      workflowId: workflow.id,
      ...start,
    });
    await addActivity(
      trx,
      { tenantId, agentId: orchestrator.id, at },
      { kind: 'created', text: { kind: 'workflowAdded', args: { name } } },
    );
    return describeWorkflow(workflow, new Map([[run.id, run]]));
  });
  wake();
  return added;
}

/**
 * The steps with the agents that they name by id or slug, and what these make of their tasks. Refuses what can't run,
 * naming the field of each.
 */
async function resolveSteps(context: Context, tenantId: string, steps: NewWorkflow['steps']): Promise<Steps> {
  const agents = await context.db.selectFrom('agents').selectAll().where('tenantId', '=', tenantId).execute();
  const problems: Record<string, string> = {};
  for (const [index, problem] of orderProblems(steps)) problems[`steps.${index}.after`] = problem;
  const named = steps.map(({ agent: key }, index) => {
    const agent = agents.find(({ id }) => id === key || entryOf(id)?.slug === key);
    if (!agent || agent.listType === 'orchestrator')
      problems[`steps.${index}.agent`] = agent ? 'Choose an agent other than the orchestrator' : 'Choose an agent';
    return agent;
  });
  refuseProblems(problems);
  const model = await modelFor(context, tenantId);
  const resolved = await Promise.all(
    named.map(async (agent, index): Promise<Steps> => {
      const step = steps[index];
      if (!agent || !step) return [];
      const understood = await readTask(context, { agent, task: step.task, model });
      if ('refused' in understood) problems[`steps.${index}.task`] = wordsOf(understood.refused);
      const { task, after, priority } = step;
      return [
        {
          agentId: agent.id,
          agentName: agent.name,
          type: executionTypeOf(agent),
          task,
          ...(after && { after }),
          ...(priority && { priority }),
          ...('criteria' in understood && understood.criteria && { criteria: understood.criteria }),
        },
      ];
    }),
  );
  refuseProblems(problems);
  return resolved.flat();
}

function refuseProblems(problems: Readonly<Record<string, string>>): void {
  const [first] = Object.values(problems);
  if (first !== undefined) throw new Refusal('invalid', first, { fields: problems });
}
