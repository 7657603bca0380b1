import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { ResearchSourceAnswer, ResearchTaskAnswer } from '../builders/research.ts';
import type { Begin } from './begin.ts';

/** How long a research takes here. */
const researchMs = 8_000;

interface OwnTask {
  readonly id: string;
  readonly query: string;
  readonly createdAt: number;
}

/** The research agent: its prompt, and the tenant's own researches beside what the world began with. */
export function createResearch({
  clock,
  begin,
  statusOf,
}: {
  clock: () => Date;
  begin: Begin;
  statusOf: () => string;
}) {
  const own: OwnTask[] = [];
  let systemPrompt = begin.research.systemPrompt;
  let promptChanged = begin.research.asOf;

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

  const status = (): AnswerOf<typeof endpoints.researchStatus> => {
    const saved = systemPrompt !== begin.research.systemPrompt;
    if (own.length === 0)
      return {
        ...begin.research,
        status: statusOf(),
        systemPrompt,
        asOf: promptChanged,
        ...(begin.research.sample && saved ? { own: ['systemPrompt'] } : {}),
      };
    const done = own.filter(isDone);
    return {
      status: statusOf(),
      asOf: new Date(own[0]?.createdAt ?? 0).toISOString(),
      activity: own.map((task) => ({
        id: `activity-${task.id}`,
        kind: 'started',
        text: `Research “${task.query.slice(0, 60)}” started`,
        at: new Date(task.createdAt).toISOString(),
      })),
      metrics: {
        totalResearches: own.length,
        sourcesAnalyzed: done.length,
        credibilityScore: done.length > 0 ? 78 : 0,
        averageResearchTime: done.length > 0 ? researchMs / 3_600_000 : 0,
        activeResearches: own.length - done.length,
        completedResearches: done.length,
      },
      systemPrompt,
    };
  };

  return {
    status,
    tasks: (): ResearchTaskAnswer[] => [
      ...own.map(shown),
      ...begin.researchTasks.filter((task) => own.length === 0 || !task.sample),
    ],
    sources: (): ResearchSourceAnswer[] => [
      ...own.filter(isDone).map(sourceOf),
      ...begin.researchSources.filter((source) => own.length === 0 || !source.sample),
    ],
    savePrompt(prompt: string): AnswerOf<typeof endpoints.saveSystemPrompt> {
      systemPrompt = prompt;
      promptChanged = clock().toISOString();
      return status();
    },
    start(query: string): ResearchTaskAnswer {
      const task = { id: `own-research-${own.length + 1}`, query, createdAt: clock().getTime() };
      own.unshift(task);
      return shown(task);
    },
    test: (): AnswerOf<typeof endpoints.testResearch> => ({
      outcome: 'ok',
      message: 'The search service answered.',
      latencyMs: 240,
      testedAt: clock().toISOString(),
    }),
  };
}
