import { sampleResearchSources, sampleResearchTasks } from '@switchboard/api-contract/samples/research';
import type { ResearchSourceAnswer, ResearchTaskAnswer } from '../builders/research.ts';
import type { InitialContents } from './initialContents.ts';

/**
 * The research agent: its prompt, and the organisation's research tasks, or samples until there is one. A task
 * that was started here never ends.
 */
export function createResearch({ clock, initial }: { readonly clock: () => Date; readonly initial: InitialContents }) {
  const own: ResearchTaskAnswer[] = [];
  const initialLists = initial.records.research as { tasks?: ResearchTaskAnswer[]; sources?: ResearchSourceAnswer[] };
  let systemPrompt: string | undefined;
  const tasks = () => [...own, ...(initialLists.tasks ?? [])];
  const samplesAt = () => (own.length === 0 ? initial.samplesAt : undefined);

  return {
    /** What the page's figures are computed from: the organisation's own data. */
    own: () => ({ records: { tasks: tasks(), sources: initialLists.sources ?? [] }, systemPrompt, durations: [] }),
    tasks: (at = samplesAt()): ResearchTaskAnswer[] => (at ? sampleResearchTasks(at) : tasks()),
    sources: (at = samplesAt()): ResearchSourceAnswer[] =>
      at ? sampleResearchSources(at) : (initialLists.sources ?? []),
    savePrompt: (prompt: string): void => {
      systemPrompt = prompt;
    },
    start(query: string, followUpOf?: string): ResearchTaskAnswer {
      const task: ResearchTaskAnswer = {
        id: `own-research-${own.length + 1}`,
        title: query.slice(0, 80),
        description: 'Asked on the research page.',
        query,
        priority: 'medium',
        status: 'in_progress',
        sources: 0,
        category: 'General',
        createdAt: clock().toISOString(),
        insights: [],
        ...(followUpOf !== undefined && { followUpOf }),
      };
      own.unshift(task);
      return task;
    },
  };
}

export type Research = ReturnType<typeof createResearch>;
