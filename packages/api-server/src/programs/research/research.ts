import { type ResearchInput, researchSettings } from '@switchboard/api-contract/agents/research';
import { cut } from '@switchboard/api-contract/text';
import { counted } from '@switchboard/api-contract/words/say';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type { Notice } from '@switchboard/api-contract/words/notices';
import { type Fact, wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { searchServices } from '@switchboard/api-contract/services/search';
import * as v from 'valibot';
import type { ReadPageInput } from '../../agents/pages/readAgentPage.ts';
import { findRecord } from '../../records/records.ts';
import { readInput } from '../../runs/RunInput.ts';
import { countCompleted, readCompleted, sumOf } from '../../runs/runTotals.ts';
import type { Program } from '../../tenants/Program.ts';
import { addResearchTask, describeResearchTasks, readOwnTasks } from './researchTasks.ts';
import { queueDueWatches } from './watches.ts';
import { researchRoutes } from './routes.ts';
import { runResearch } from './runResearch.ts';
import { addNotice } from '../../notifications/addNotice.ts';
import type { StoreWriter } from '../../platform/store/Database.ts';
import type { EndedRun, RunFollower } from '../../runs/RunFollower.ts';
import { findAgentRow, type AgentRow, storedConfiguration } from '../../tenants/agentRows.ts';
import type { StoredChannel } from '../../tenants/notificationPlan.ts';
import { firstConnected } from '../../outside/credentials/credentials.ts';
import { readFoundPages } from './readFoundPages.ts';
import { search } from './search.ts';
import { openTool, type Open } from '../../outside/tools/OpenTool.ts';

const mostPages = 8;
const input = v.strictObject({
  query: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(400), v.description('What to search for')),
});

/** Searches the web and reads the pages that it finds. */
const searchTool: Open = async (context, run) => {
  const service = await firstConnected(context, run.tenantId, searchServices);
  if (!service) return undefined;
  const settings = { ...researchSettings.defaults, researchDepth: 'basic', maxSourcesPerQuery: mostPages } as const;
  return openTool({
    description: 'Searches the web. Gives pages with their addresses and what they say, and which could not be read.',
    input,
    use: async ({ query }) => {
      const { found, unread } = await readFoundPages(context, run, {
        query,
        found: await search(context, run, service, query, settings),
      });
      return {
        results: found.map(({ title, url, excerpt, page, publishDate }) => ({
          title,
          url,
          published: publishDate?.slice(0, 10) ?? 'unknown',
          excerpt: [excerpt, page].filter(Boolean).join(' … '),
        })),
        ...(unread.length > 0 && {
          notRead: unread.map(({ url, reason }) => `${url}: ${reason ? wordsOf(reason) : ''}`),
        }),
      };
    },
  });
};

/** Notifies of what a research found, at first or when it was asked again. */
const notifyFindings: RunFollower = {
  onEnded: async (_, db, run) => {
    const text = typeof run.activity?.text === 'object' ? run.activity.text : undefined;
    if (text?.kind === 'researchCompleted') await notifyOf(db, run, await researchNotice(db, run, text.args.title));
    if (text?.kind === 'researchNews') await notifyOf(db, run, text);
  },
};

async function researchNotice(db: StoreWriter, { tenantId, id, agentId }: EndedRun, title: string): Promise<Notice> {
  const task = await findRecord(db, { tenantId, agentId, collection: 'tasks' }, id);
  const insight = task?.insights?.[0];
  return { kind: 'researchDone', args: { title, ...(insight !== undefined && { insight }) } };
}

async function notifyOf(
  db: StoreWriter,
  { tenantId, id, agentId, at }: EndedRun,
  notice: Notice | Fact,
): Promise<void> {
  const isFor = channelsOf(await findAgentRow(db, tenantId, agentId));
  const path = addresses.run(agentId, id);
  await addNotice(db, { tenantId, kind: 'research-done', cause: `research-done ${id}`, notice, path, at }, isFor);
}

/** The channels that the agent's own settings choose; else those that are told of all researches. */
function channelsOf(agent: AgentRow): (channel: StoredChannel) => boolean {
  const { notificationSettings } = researchSettings.read(storedConfiguration(agent).customSettings);
  const { enabled, channels } = notificationSettings;
  return ({ id, kinds }) => enabled && (channels.length > 0 ? channels.includes(id) : kinds.includes('research-done'));
}

const pageInput: ReadPageInput<ResearchInput> = async ({ db }, row) => {
  const completed = await readCompleted(db, row);
  const runs = countCompleted(completed);
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
