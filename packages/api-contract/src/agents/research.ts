import * as v from 'valibot';
import { limits } from '../limits.ts';
import { settingsContract } from '../settings.ts';
import { cell, figure, flag, instant, requiredText, rows, text, wholeNumber, texts, optionalText } from '../wire.ts';
import { recordFields } from '../records/calls.ts';
import { priorities, statusBase } from './shared.ts';
import { testResult } from '../connections.ts';
import { configure, noAuditLine, see, work } from '../endpoints/Endpoint.ts';
import { runRefusals } from '../endpoints/runs.ts';
import { countToday, mean, share, type AgentPage, type AgentPageInput } from './agentPage.ts';
import { modelServices } from '../services/models.ts';
import { searchServices } from '../services/search.ts';
import { factOrText } from '../words/factOrText.ts';
import { defineAgent, type RecordsOf } from './defineAgent.ts';
import type { ServiceNeed } from '../runs/missing.ts';
import { hourMs } from '../time.ts';

export const researchTaskStatuses = ['completed', 'in_progress', 'failed', 'cancelled'] as const;
export type ResearchTaskStatus = (typeof researchTaskStatuses)[number];
export const researchDepths = ['basic', 'standard', 'comprehensive'] as const;

/**
 * `GET /api/agents/research/status`. `credibilityScore`, `completionRate` and `insightRate` in percent,
 * `averageResearchTime` in hours; `articles`, `papers` and `news` are sources by their type. A missing or empty status
 * is idle, since the page knows active and any other.
 */
export const researchStatus = v.object({
  ...statusBase,
  status: v.fallback(v.optional(statusBase.status, 'idle'), 'idle'),
  metrics: v.object({
    totalResearches: figure(),
    sourcesAnalyzed: figure(),
    credibilityScore: figure(),
    averageResearchTime: figure(),
    activeResearches: figure(),
    completedResearches: figure(),
    newToday: figure(),
    articles: figure(),
    papers: figure(),
    news: figure(),
    completionRate: figure(),
    insightRate: figure(),
  }),
  systemPrompt: text(),
});
export type ResearchStatus = v.InferOutput<typeof researchStatus>;

/** A source that could not be read, and why. */
const unreadSource = v.object({ title: text(), url: text(), reason: factOrText() });
export type UnreadSource = v.InferOutput<typeof unreadSource>;

/**
 * One research. `error` says why it failed and what to connect. `sourceIds`: the sources that it rests on, in the order
 * of their numbers, which begin at 1. `insightSources`: for each insight the numbers of the sources that it rests on.
 * `followUpOf`: the research whose sources it saw as well.
 */
export const researchTask = v.object({
  id: v.string(),
  ...recordFields,
  title: text(),
  description: text(),
  query: text(),
  priority: text(),
  status: text(),
  sources: figure(),
  category: text(),
  createdAt: instant(),
  insights: texts(),
  insightSources: cell(v.array(v.array(v.number()))),
  sourceIds: cell(v.array(v.string())),
  unread: cell(v.array(unreadSource)),
  followUpOf: text(),
  /** It is asked again each day until then; missing while nothing is monitored. */
  watchedUntil: instant(),
  error: factOrText(),
  sample: v.fallback(v.optional(v.boolean(), false), false),
  sandbox: flag(),
});
export type ResearchTask = v.InferOutput<typeof researchTask>;
/** `GET /api/agents/research/tasks`. */
export const researchTasks = rows(researchTask);

/** A source. `credibility` and `relevance` in percent; `taskId` names the research that found it. */
export const researchSource = v.object({
  id: v.string(),
  ...recordFields,
  taskId: text(),
  title: text(),
  type: text(),
  publishDate: instant(),
  url: text(),
  summary: text(),
  keyPoints: texts(),
  credibility: figure(),
  relevance: figure(),
  sample: v.fallback(v.optional(v.boolean(), false), false),
  sandbox: flag(),
});
export type ResearchSource = v.InferOutput<typeof researchSource>;
/** `GET /api/agents/research/sources`. */
export const researchSources = rows(researchSource);

/** Settings of the research agent. `credibilityThreshold` in percent. */
export const researchSettings = settingsContract(
  {
    isActive: v.boolean(),
    maxSourcesPerQuery: wholeNumber(1, 200),
    researchDepth: v.picklist(researchDepths, 'Choose basic, standard or comprehensive'),
    includeAcademicSources: v.boolean(),
    includeNews: v.boolean(),
    includeReports: v.boolean(),
    credibilityThreshold: wholeNumber(0, 100),
    autoSummarization: v.boolean(),
    realTimeMonitoring: v.boolean(),
    notificationSettings: v.object({ enabled: v.boolean(), channels: v.array(v.string()) }),
  },
  {
    isActive: true,
    maxSourcesPerQuery: 50,
    researchDepth: 'standard',
    includeAcademicSources: true,
    includeNews: true,
    includeReports: true,
    credibilityThreshold: 70,
    autoSummarization: true,
    realTimeMonitoring: false,
    notificationSettings: { enabled: true, channels: [] },
  },
);
export type ResearchSettings = ReturnType<typeof researchSettings.read>;

/** Body of `PUT /api/agents/research/system-prompt`. */
const systemPromptRequest = v.strictObject({ prompt: requiredText('System prompt', limits.text.prompt) });
/** Body of `POST /api/agents/research/start`. `followUpOf`: a completed research whose sources it sees as well. */
const startResearchRequest = v.strictObject({
  query: requiredText('Query', limits.text.paragraph),
  followUpOf: v.optional(v.pipe(v.string('followUpOf must be text'), v.maxLength(limits.text.line))),
});
/** Body of `POST /api/agents/research/toggle`: the wanted state, active or paused. */
const toggleResearchRequest = v.strictObject({ active: v.boolean('active must be true or false') });

const records = {
  tasks: {
    one: 'task',
    record: researchTask,
    sorts: ['title', 'priority', 'status', 'sources', 'category', 'createdAt'],
    filters: ['status', 'priority', 'category'],
    searched: ['title', 'description', 'query', 'category', 'insights'],
    edits: v.partial(
      v.strictObject({
        title: requiredText('Title', limits.text.line),
        category: optionalText('Category', limits.text.name),
        priority: v.picklist(priorities, 'Priority must be high, medium or low'),
      }),
    ),
  },
  sources: {
    one: 'source',
    record: researchSource,
    sorts: ['title', 'type', 'publishDate', 'credibility', 'relevance'],
    filters: ['taskId', 'type'],
    searched: ['title', 'type', 'url', 'summary', 'keyPoints'],
    counted: ({ credibility, type }: v.InferInput<typeof researchSource>) => ({ credibility, type }),
  },
} as const;

type Records = RecordsOf<typeof records>;

/** The research agent. */
export const researchAgent = defineAgent('research', {
  status: researchStatus,
  figures: 'metrics',
  records,
  settings: researchSettings,
  sample: async (now) => (await import('../samples/research.ts')).sampleResearchStatus(now),
  special: {
    collection: 'tasks',
    describe: (tasks: Records['tasks']) => ({
      researches: tasks.map(({ id, title, category, status, sources, createdAt, sandbox }) => ({
        id,
        title,
        category,
        status,
        sources,
        createdAt,
        sandbox,
      })),
    }),
  },
  calls: {
    researchTasks: see.get('/api/agents/research/tasks', researchTasks),
    researchSources: see.get('/api/agents/research/sources', researchSources),
    saveSystemPrompt: configure.put(
      '/api/agents/research/system-prompt',
      systemPromptRequest,
      researchStatus,
      'prompt.saved',
    ),
    startResearch: work.post(
      '/api/agents/research/start',
      startResearchRequest,
      researchTask,
      'research.started',
      runRefusals,
    ),
    toggleResearch: work.post(
      '/api/agents/research/toggle',
      toggleResearchRequest,
      researchStatus,
      ['agent.started', 'agent.stopped'],
      { conflict: 'It is switched off in its configuration' },
    ),
    testResearch: work.post('/api/agents/research/test', undefined, testResult, noAuditLine('only asks')),
  },
});

/** With the saved prompt, and the durations of the completed runs in milliseconds. */
export interface ResearchInput extends AgentPageInput<Records> {
  readonly systemPrompt: string | undefined;
  readonly durations: readonly number[];
}

/** What the API computes for the research agent. A saved prompt takes precedence over the sample. */
export const researchApi = {
  runType: 'research',
  nicknames: /\bresearch(?:er|es)?\b/gi,
  needs: [{ services: searchServices }, { services: modelServices }] satisfies readonly ServiceNeed[],
  describeAgentPage: ({
    head,
    records: { tasks, sources },
    ran,
    now,
    systemPrompt,
    durations,
  }: ResearchInput): AgentPage<v.InferInput<typeof researchStatus>> => {
    const count = (status: ResearchTaskStatus): number => tasks.filter((task) => task.status === status).length;
    const completed = tasks.filter(({ status }) => status === 'completed');
    const ofType = (wanted: string): number => sources.filter(({ type }) => type === wanted).length;
    const [papers, news] = [ofType('academic'), ofType('news')];
    const nothing = !ran && tasks.length === 0;
    return {
      answer: {
        ...head,
        metrics: {
          totalResearches: tasks.length,
          sourcesAnalyzed: sources.length,
          credibilityScore: mean(sources.flatMap(({ credibility }) => credibility ?? [])),
          averageResearchTime:
            durations.length === 0 ? undefined : durations.reduce((sum, ms) => sum + ms, 0) / durations.length / hourMs,
          activeResearches: count('in_progress'),
          completedResearches: completed.length,
          newToday: countToday(
            tasks.map(({ createdAt }) => createdAt),
            now,
          ),
          articles: sources.length - papers - news,
          papers,
          news,
          completionRate: share(completed.length, completed.length + count('failed')),
          insightRate: share(completed.filter(({ insights }) => insights?.length).length, completed.length),
        },
        ...(systemPrompt === undefined ? {} : { systemPrompt }),
      },
      empty: { figures: nothing, systemPrompt: nothing && systemPrompt === undefined },
    };
  },
};
