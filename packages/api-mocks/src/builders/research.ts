import {
  researchSettings,
  researchSource as sourceSchema,
  researchSources as sourcesSchema,
  researchStatus as statusSchema,
  researchTask as taskSchema,
  researchTasks as tasksSchema,
  type ResearchSettings,
} from '@switchboard/api-contract/agents/research';
import {
  sampleResearchSources,
  sampleResearchStatus,
  sampleResearchTasks,
} from '@switchboard/api-contract/samples/research';
import type * as v from 'valibot';
import { FIXED_NOW, daysAgo, minutesAgo } from '../now.ts';
import { read } from './build.ts';

export type ResearchStatusAnswer = v.InferInput<typeof statusSchema>;
export type ResearchTaskAnswer = v.InferInput<typeof taskSchema>;
export type ResearchSourceAnswer = v.InferInput<typeof sourceSchema>;

/** The page's figures and prompt, marked as samples; `{ sample: false }` makes them the organisation's own. */
export function researchStatusAnswer(overrides: Partial<ResearchStatusAnswer> = {}): ResearchStatusAnswer {
  return { ...sampleResearchStatus(FIXED_NOW), ...overrides };
}
export const researchStatus = (overrides: Partial<ResearchStatusAnswer> = {}) =>
  read(statusSchema, researchStatusAnswer(overrides));

/** A completed research of the tenant with three insights. */
export function researchTaskAnswer(overrides: Partial<ResearchTaskAnswer> = {}): ResearchTaskAnswer {
  return {
    id: 'research-1',
    title: 'Cold-chain logistics in the EU',
    description: 'Size of the market, the five largest providers and what changed since 2024.',
    query: 'EU cold chain logistics market size 2026 providers',
    priority: 'high',
    status: 'completed',
    sources: 34,
    category: 'Market',
    createdAt: minutesAgo(120),
    insights: [
      'Energy cost, not capacity, is now the main reason for switching providers.',
      'Three of the five largest providers opened hubs in Poland since 2024.',
      'Two thirds of the shippers asked want hourly temperature data.',
    ],
    ...overrides,
  };
}
export const researchTask = (overrides: Partial<ResearchTaskAnswer> = {}) =>
  read(taskSchema, researchTaskAnswer(overrides));

/** The four tasks of the page: completed, in progress, failed and scheduled, marked as samples. */
export function researchTasksAnswer(): ResearchTaskAnswer[] {
  return sampleResearchTasks(FIXED_NOW);
}
export const researchTasks = () => read(tasksSchema, researchTasksAnswer());

/** A report of credibility 94. */
export function researchSourceAnswer(overrides: Partial<ResearchSourceAnswer> = {}): ResearchSourceAnswer {
  return {
    id: 'source-1',
    taskId: 'research-1',
    title: 'European Cold Chain Outlook 2026',
    type: 'Report',
    publishDate: daysAgo(192),
    url: 'https://ecca.example/outlook-2026',
    summary: 'Yearly survey of 212 operators in eleven countries, with figures on capacity, energy and staff.',
    keyPoints: ['Energy is 31% of running cost, up from 24%', 'Automated stores plan to double by 2028'],
    credibility: 94,
    relevance: 88,
    ...overrides,
  };
}
export const researchSource = (overrides: Partial<ResearchSourceAnswer> = {}) =>
  read(sourceSchema, researchSourceAnswer(overrides));

/** The two sources of the page, marked as samples. */
export function researchSourcesAnswer(): ResearchSourceAnswer[] {
  return sampleResearchSources(FIXED_NOW);
}
export const researchSources = () => read(sourcesSchema, researchSourcesAnswer());

/** The standard settings. */
export const researchSettingsValue = (overrides: Partial<ResearchSettings> = {}): ResearchSettings => ({
  ...researchSettings.defaults,
  ...overrides,
});
