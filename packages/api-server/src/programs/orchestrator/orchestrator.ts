import { workingStatuses } from '@switchboard/api-contract/agents';
import { orchestratorSettings, type OrchestratorInput } from '@switchboard/api-contract/agents/orchestrator';
import type { ReadPageInput } from '../../agents/pages/readAgentPage.ts';
import { readRecords } from '../../records/records.ts';
import type { Program } from '../../tenants/Program.ts';
import { storedConfiguration } from '../../tenants/agentRows.ts';
import { describeTasks, describeWorkflow } from '../../workflows/describeWorkflow.ts';
import { plannerFor } from '../../workflows/planWorkflow.ts';
import { readWorkflowRuns } from '../../workflows/workflowRuns.ts';
import { runOrchestrator } from './runOrchestrator.ts';

const pageInput: ReadPageInput<OrchestratorInput> = async ({ db }, row) => {
  const { tenantId, id: agentId } = row;
  const stored = await readRecords(db, { tenantId, agentId, collection: 'workflows' });
  const runs = await readWorkflowRuns(db, tenantId, stored);
  const working = await db
    .selectFrom('agents')
    .select((eb) => eb.fn.countAll<number>().as('agents'))
    .where('tenantId', '=', tenantId)
    .where('id', '!=', agentId)
    .where('status', 'in', workingStatuses)
    .executeTakeFirst();
  const moments = [...runs.values()].map(({ queuedAt, startTime, endTime }) => endTime ?? startTime ?? queuedAt);
  const lastMoment = moments.toSorted().at(-1);
  return {
    records: { workflows: stored.map((workflow) => describeWorkflow(workflow, runs)) },
    tasks: stored.flatMap((workflow) => describeTasks(workflow, runs)),
    agentsConnected: working?.agents ?? 0,
    settings: orchestratorSettings.read(storedConfiguration(row).customSettings),
    ...(lastMoment === undefined ? {} : { asOf: lastMoment }),
  };
};

export const orchestrator: Program = {
  run: runOrchestrator,
  pageInput,
  check: async (context, tenantId, goal) => {
    // A run with a goal needs a model that plans it.
    if (goal !== undefined) await plannerFor(context, tenantId);
  },
  describe: {
    workflows: async (db, { tenantId }, workflows) => {
      const runs = await readWorkflowRuns(db, tenantId, workflows);
      return workflows.map((workflow) => describeWorkflow(workflow, runs));
    },
  },
};
