import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { orchestratorSettings } from '@switchboard/api-contract/records/orchestrator';
import { sampleOrchestrator } from '@switchboard/api-contract/samples/orchestrator';
import type { Context } from '../../context.ts';
import { findAgentRow } from '../agents/agentRows.ts';
import { storedConfiguration } from '../agents/configureAgent.ts';
import { readRecords } from '../records/records.ts';
import { describeTasks, describeWorkflow } from '../workflows/describeWorkflow.ts';
import { readWorkflowRuns } from '../workflows/workflowRuns.ts';
import { mean } from './figures.ts';
import { openPage, withSamples } from './openPage.ts';

/**
 * The orchestrator page. The load is the share of the allowed concurrent tasks in use; connected agents are the other
 * ones that are started.
 */
export async function orchestratorPage(
  { db }: Context,
  tenantId: string,
): Promise<AnswerOf<typeof endpoints.orchestratorStatus>> {
  const row = await findAgentRow(db, tenantId, 'orchestrator');
  const page = await openPage(db, row);
  const stored = await readRecords(db, { tenantId, agentId: row.id, collection: 'workflows' });
  const runs = await readWorkflowRuns(db, tenantId);
  const tasks = stored.flatMap((workflow) => describeTasks(workflow, runs));
  const count = (status: string): number => tasks.filter((task) => task.status === status).length;
  const seconds = mean(tasks.flatMap(({ duration }) => (typeof duration === 'number' ? duration / 1_000 : [])));
  const { maxConcurrentTasks } = orchestratorSettings.read(storedConfiguration(row).customSettings);
  const connected = await db
    .selectFrom('agents')
    .select((eb) => eb.fn.countAll<number>().as('agents'))
    .where('tenantId', '=', tenantId)
    .where('id', '!=', row.id)
    .where('status', '=', 'deployed')
    .executeTakeFirst();
  const moments = [
    page.head.asOf,
    ...[...runs.values()].map(({ queuedAt, startTime, endTime }) => endTime ?? startTime ?? queuedAt),
  ];
  const answer: AnswerOf<typeof endpoints.orchestratorStatus> = {
    ...page.head,
    asOf: moments.toSorted().at(-1) ?? page.head.asOf,
    stats: {
      totalTasks: tasks.length,
      activeTasks: count('running'),
      completedTasks: count('completed'),
      failedTasks: count('failed'),
      averageExecutionTime: seconds,
      systemLoad: Math.round((count('running') / maxConcurrentTasks) * 100),
      agentsConnected: connected?.agents ?? 0,
    },
    tasks,
    workflows: stored.map((workflow) => describeWorkflow(workflow, runs)),
  };
  const nothing = !page.ran && stored.length === 0;
  return withSamples(page, answer, sampleOrchestrator, 'stats', {
    figures: nothing,
    tasks: nothing,
    workflows: nothing,
  });
}
