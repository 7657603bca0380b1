import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { sessionAnswer } from '../builders/auth.ts';
import type { ResearchSourceAnswer, ResearchTaskAnswer } from '../builders/research.ts';
import { sampleResearchSources, sampleResearchTasks } from '@switchboard/api-contract/samples/research';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Refusal } from './Refusal.ts';
import type { Begin } from './begin.ts';
import type { Notes } from './notes.ts';

/** How long a research takes here. */
const researchMs = 8_000;

interface OwnTask {
  readonly id: string;
  readonly query: string;
  readonly createdAt: number;
  readonly followUpOf?: string | undefined;
}

/** The research agent: its prompt and the tenant's own research tasks, or samples until there is one. */
export function createResearch({ clock, begin, notes }: { clock: () => Date; begin: Begin; notes: Notes }) {
  const own: OwnTask[] = [];
  const begun = begin.records.research as { tasks?: ResearchTaskAnswer[]; sources?: ResearchSourceAnswer[] };
  let systemPrompt: string | undefined;

  const isDone = (task: OwnTask) => clock().getTime() - task.createdAt >= researchMs;
  const shown = (task: OwnTask): ResearchTaskAnswer => ({
    id: task.id,
    title: task.query.slice(0, 80),
    description: 'Asked on the research page.',
    query: task.query,
    priority: 'medium',
    status: isDone(task) ? 'completed' : 'in_progress',
    sources: isDone(task) ? 1 : 0,
    category: 'General',
    createdAt: new Date(task.createdAt).toISOString(),
    insights: isDone(task)
      ? ['One source answers the question in its first paragraph.', 'No source contradicts it.']
      : [],
    ...(isDone(task) && { insightSources: [[1], [1]], sourceIds: [sourceOf(task).id] }),
    ...(task.followUpOf !== undefined && { followUpOf: task.followUpOf }),
  });
  const sourceOf = (task: OwnTask): ResearchSourceAnswer => ({
    id: `${task.id}-source-1`,
    taskId: task.id,
    title: `About: ${task.query.slice(0, 60)}`,
    type: 'News',
    publishDate: new Date(task.createdAt - 86_400_000).toISOString(),
    url: 'https://freightnews.example/answer',
    summary: 'An article that answers the question.',
    keyPoints: ['It was published yesterday'],
    credibility: 78,
    relevance: 90,
  });

  const tasks = () => [...own.map(shown), ...(begun.tasks ?? [])];
  const sources = () => [...own.filter(isDone).map(sourceOf), ...(begun.sources ?? [])];
  const sampled = () => (own.length === 0 ? begin.samplesAt : undefined);

  return {
    /** What the page's figures are computed from: the tenant's own data. */
    own: () => ({
      records: { tasks: tasks(), sources: sources() },
      systemPrompt,
      durations: own.filter(isDone).map(() => researchMs),
    }),
    tasks: (): ResearchTaskAnswer[] => {
      const samplesAt = sampled();
      return samplesAt ? sampleResearchTasks(samplesAt) : tasks();
    },
    sources: (): ResearchSourceAnswer[] => {
      const samplesAt = sampled();
      return samplesAt ? sampleResearchSources(samplesAt) : sources();
    },
    savePrompt(prompt: string): void {
      systemPrompt = prompt;
      notes.add('research', {
        kind: 'changed',
        text: { kind: 'promptChanged', args: { by: sessionAnswer().user?.name ?? '' } },
      });
    },
    /** Refuses a question that follows a research that is not among the completed ones. */
    checkFollowed(followUpOf: string | undefined): void {
      if (followUpOf === undefined || tasks().some(({ id, status }) => id === followUpOf && status === 'completed'))
        return;
      const problem = wordsOf({ kind: 'followUpUnknown', args: {} });
      throw new Refusal(422, problem, { fields: { followUpOf: problem } });
    },
    start(query: string, followUpOf?: string): ResearchTaskAnswer {
      const task = { id: `own-research-${own.length + 1}`, query, createdAt: clock().getTime(), followUpOf };
      own.unshift(task);
      notes.add('research', {
        kind: 'started',
        text: { kind: 'researchStarted', args: { title: query.slice(0, 80) } },
      });
      return shown(task);
    },
    test: (): AnswerOf<typeof endpoints.testResearch> => ({
      outcome: 'ok',
      message: { kind: 'credentialsAccepted', args: { services: ['Tavily', 'OpenAI'] } },
      latencyMs: 240,
      testedAt: clock().toISOString(),
    }),
  };
}

export type Research = ReturnType<typeof createResearch>;
