import { randomUUID } from 'node:crypto';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { newWorkflow } from '@switchboard/api-contract/agents/orchestrator';
import type { InferOutput } from 'valibot';
import type { Context } from '../../context.ts';
import type { Database } from '../../store/Database.ts';
import { noteActivity } from '../activity/noteActivity.ts';
import { entryOf } from '../agents/agentKey.ts';
import { findAgentRow } from '../agents/agentRows.ts';
import type { RecordOf } from '../records/collections.ts';
import { writeRecords } from '../records/records.ts';
import { Refusal } from '../Refusal.ts';
import { addRun, executionTypeOf, refuseCrowd, type Beginning } from '../runs/addRun.ts';
import { refuseUnready } from '../../runs/readiness.ts';
import { describeWorkflow } from './describeWorkflow.ts';

type NewWorkflow = InferOutput<typeof newWorkflow>;

/**
 * Stores a workflow and queues the orchestrator's run of it, which then has the named agents work through its steps
 * one after the other.
 */
export async function addWorkflow(
  context: Context,
  tenantId: string,
  { name, description, steps }: NewWorkflow,
  beginning: Beginning,
): Promise<AnswerOf<typeof endpoints.addWorkflow>> {
  const { db, clock, wake } = context;
  await refuseUnready(context, await findAgentRow(db, tenantId, 'orchestrator'));
  const added = await db.change(tenantId, async (trx) => {
    const orchestrator = await findAgentRow(trx, tenantId, 'orchestrator');
    const workflow = {
      id: `workflow-${randomUUID()}`,
      name,
      description,
      steps: await resolveSteps(trx, tenantId, steps),
    };
    await refuseCrowd(trx, orchestrator);
    const at = clock().toISOString();
    await writeRecords(trx, { tenantId, agentId: orchestrator.id, collection: 'workflows' }, [
      { record: workflow, createdAt: at },
    ]);
    const run = await addRun(trx, orchestrator, { id: workflow.id, at, workflowId: workflow.id, ...beginning });
    await noteActivity(
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
 * The agents that the steps name by id or slug. Refuses unknown agents and the orchestrator itself, naming the field
 * of each.
 */
async function resolveSteps(
  db: Pick<Database, 'selectFrom'>,
  tenantId: string,
  steps: NewWorkflow['steps'],
): Promise<RecordOf<'workflows'>['steps']> {
  const agents = await db
    .selectFrom('agents')
    .select(['id', 'name', 'listType'])
    .where('tenantId', '=', tenantId)
    .execute();
  const problems: Record<string, string> = {};
  const resolved = steps.flatMap(({ agent: key, task }, index) => {
    const agent = agents.find(({ id }) => id === key || entryOf(id)?.slug === key);
    if (!agent || agent.listType === 'orchestrator') {
      problems[`steps.${index}.agent`] = agent ? 'Choose an agent other than the orchestrator' : 'Choose an agent';
      return [];
    }
    return { agentId: agent.id, agentName: agent.name, type: executionTypeOf(agent), task };
  });
  const [first] = Object.values(problems);
  if (first !== undefined) throw new Refusal('invalid', first, { fields: problems });
  return resolved;
}
