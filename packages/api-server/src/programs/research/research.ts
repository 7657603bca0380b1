import type { ResearchInput } from '@switchboard/api-contract/agents/research';
import { cut } from '@switchboard/api-contract/cut';
import { counted } from '@switchboard/api-contract/words/say';
import type { ReadInput } from '../../agents/pages/readAgentPage.ts';
import { findRecord } from '../../records/records.ts';
import { readInput } from '../../runs/RunInput.ts';
import { completedOf, readCompleted, sumOf } from '../../runs/runTotals.ts';
import type { Program } from '../../tenants/Program.ts';
import { addResearchTask } from './addResearchTask.ts';
import { queueDueWatches } from './queueDueWatches.ts';
import { describeResearchTasks, readOwnTasks } from './researchTasks.ts';
import { researchRoutes } from './routes.ts';
import { runResearch } from './runResearch.ts';
import { searchTool } from './searchTool.ts';
import { notifyFindings } from './notifyFindings.ts';

const pageInput: ReadInput<ResearchInput> = async ({ db }, row) => {
  const completed = await readCompleted(db, row);
  const runs = completedOf(completed);
  return {
    records: { tasks: await readOwnTasks(db, row) },
    systemPrompt: row.systemPrompt ?? undefined,
    // The page shows their mean.
    durations: runs === 0 ? [] : [sumOf(completed.map(({ durationMs }) => durationMs)) / runs],
  };
};

const longest = 60;

const sinceLine: Program['sinceLine'] = (runs) => {
  const done = runs.filter(({ status, kind }) => status === 'completed' && kind === 'sourcesJudged');
  const [first] = done;
  if (!first) return undefined;
  const { task: question } = readInput(first.inputJson);
  return done.length === 1 && question
    ? { link: cut(question, longest), rest: 'is done' }
    : { link: counted(done.length, 'research', 'researches'), rest: done.length === 1 ? 'is done' : 'are done' };
};

export const research: Program = {
  run: runResearch,
  routes: researchRoutes,
  pageInput,
  begin: async (db, agent, { id, at, input: { task, followUpOf, newsOf } }) => {
    if (task !== undefined && newsOf === undefined)
      await addResearchTask(db, agent, { id, at, query: task, followUpOf });
  },
  started: 'research.started',
  due: queueDueWatches,
  follower: notifyFindings,
  sinceLine,
  findings: async (db, { tenantId, agentId, id }, most) =>
    (await findRecord(db, { tenantId, agentId, collection: 'tasks' }, id))?.insights?.slice(0, most) ?? [],
  describe: { tasks: describeResearchTasks },
  readTask: () => ({ criteria: undefined }),
  tools: { 'web-search': searchTool },
};
