import type { ResearchInput } from '@switchboard/api-contract/agents/research';
import type { ReadInput } from '../../agents/pages/readPage.ts';
import { findRecord } from '../../records/records.ts';
import { readCompleted, runsOf, sumOf } from '../../runs/runTotals.ts';
import type { Program } from '../../tenants/Program.ts';
import { addResearchTask } from './addResearchTask.ts';
import { queueDueWatches } from './queueDueWatches.ts';
import { describeTasks, readOwnTasks } from './researchTasks.ts';
import { researchRoutes } from './routes.ts';
import { runResearch } from './runResearch.ts';

const pageInput: ReadInput<ResearchInput> = async ({ db }, row) => {
  const completed = await readCompleted(db, row);
  const runs = runsOf(completed, 'completed');
  return {
    records: { tasks: await readOwnTasks(db, row) },
    systemPrompt: row.systemPrompt ?? undefined,
    // The page shows their mean.
    durations: runs === 0 ? [] : [sumOf(completed.map(({ durationMs }) => durationMs)) / runs],
  };
};

export const research: Program = {
  run: runResearch,
  routes: researchRoutes,
  pageInput,
  begin: async (db, agent, { id, at, input: { task, followUpOf, newsOf } }) => {
    if (task !== undefined && newsOf === undefined)
      await addResearchTask(db, agent, { id, at, query: task, followUpOf });
  },
  due: queueDueWatches,
  findings: async (db, { id, tenantId, run: { agentId } }) =>
    (await findRecord(db, { tenantId, agentId, collection: 'tasks' }, id))?.insights ?? [],
  describe: { tasks: describeTasks },
};
