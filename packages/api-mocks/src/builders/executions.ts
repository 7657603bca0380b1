import { defaultConfiguration, execution as executionSchema } from '@switchboard/api-contract/agentDetail';
import { run as runSchema, runList, runSummary as runSummarySchema } from '@switchboard/api-contract/runs/run';
import { runPreview as runPreviewSchema, type RunPreviewAnswer } from '@switchboard/api-contract/runs/preview';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { sampleExecutions } from '@switchboard/api-contract/samples/agents';
import { FIXED_NOW, minutesAgo } from '../now.ts';
import { read } from './build.ts';

/** A run of lead generation whose industries and locations changed. */
export function runPreviewAnswer(overrides: Partial<RunPreviewAnswer> = {}): RunPreviewAnswer {
  return {
    needed: true,
    changed: ['targetIndustries', 'locations'],
    criteria: ['Logistics', 'Biotech', '51–200', '201–500', 'Poland', 'cold chain'],
    takes: [
      {
        what: { kind: 'takesLeads', args: {} },
        amount: { kind: 'upTo', args: { amount: 50 } },
        note: { kind: 'leadsPerDay', args: {} },
      },
      {
        what: { kind: 'takesCalls', args: { service: 'Apollo' } },
        amount: { kind: 'about', args: { amount: 6 } },
      },
      {
        what: { kind: 'takesCredits', args: { service: 'Apollo' } },
        amount: { kind: 'upTo', args: { amount: 50 } },
      },
    ],
    note: { kind: 'leadsBelowDropped', args: { minimum: 70 } },
    ...overrides,
  };
}
export const runPreview = (overrides: Partial<RunPreviewAnswer> = {}) =>
  read(runPreviewSchema, runPreviewAnswer(overrides));

/** One run, as bars and lists get it. */
export type RunAnswer = AnswerOf<typeof endpoints.runAgent>;
type ExecutionAnswer = AnswerOf<typeof endpoints.executions>[number];

/** A completed run of the lead generation agent, three minutes ago. */
export function executionAnswer(overrides: Partial<ExecutionAnswer> = {}): ExecutionAnswer {
  return {
    id: 'run-1',
    status: 'completed',
    executionType: 'lead_search',
    startTime: minutesAgo(3),
    duration: 1_842,
    result: '34 companies, 12 new contacts',
    ...overrides,
  };
}
export const execution = (overrides: Partial<ExecutionAnswer> = {}) =>
  read(executionSchema, executionAnswer(overrides));

/** The executions of one agent, newest first; twelve for lead generation. */
export function executionListAnswer(slug: AgentSlug = 'lead-generation'): AnswerOf<typeof endpoints.executions> {
  return sampleExecutions(FIXED_NOW, slug);
}
export const executionList = (slug: AgentSlug = 'lead-generation') => read(runList, executionListAnswer(slug));

/** A run of the lead generation agent that a member started and that has added twelve leads. */
export function runSummaryAnswer(overrides: Partial<RunAnswer> = {}): RunAnswer {
  return {
    id: 'run-1',
    agentId: 'lead-generation-agent',
    status: 'completed',
    executionType: 'lead_search',
    trigger: 'member',
    startedBy: 'Ada Brandt',
    queuedAt: minutesAgo(4),
    startTime: minutesAgo(4),
    endTime: minutesAgo(3),
    duration: 39_000,
    attempts: 1,
    result: { kind: 'peopleFound', args: { people: 46, leads: 12 } },
    ...overrides,
  };
}
export const runSummary = (overrides: Partial<RunAnswer> = {}) => read(runSummarySchema, runSummaryAnswer(overrides));

type RunDetailAnswer = AnswerOf<typeof endpoints.run>;

/** Seconds after the start of the run. */
const after = (seconds: number) => new Date(FIXED_NOW.getTime() - 4 * 60_000 + seconds * 1_000).toISOString();
const search = { kind: 'call', service: 'apollo', method: 'POST', path: '/api/v1/mixed_people/search' } as const;
const page = (number: number) => ({ kind: 'pageRead', args: { service: 'Apollo', page: number } }) as const;

/** What the run did: two pages, one of them refused at first, people completed, duplicates, leads. */
export const runStepAnswers: RunDetailAnswer['steps'] = [
  { ...search, at: after(0), text: page(1), status: 200, durationMs: 612, units: 25, unit: 'credits' },
  { ...search, at: after(1), text: page(2), status: 429, durationMs: 88, failed: true },
  { ...search, at: after(32), text: page(2), status: 200, durationMs: 590, units: 25, unit: 'credits' },
  { at: after(33), kind: 'decision', text: { kind: 'duplicatesSkipped', args: { records: 3 } } },
  {
    at: after(34),
    kind: 'call',
    service: 'apollo',
    method: 'POST',
    path: '/api/v1/people/bulk_match',
    text: { kind: 'peopleCompleted', args: { service: 'Apollo', people: 16 } },
    status: 200,
    durationMs: 1_204,
    units: 16,
    unit: 'credits',
  },
  {
    at: after(36),
    kind: 'model',
    service: 'openai',
    model: 'gpt-4o',
    text: { kind: 'serviceAsked', args: { service: 'OpenAI' } },
    status: 200,
    durationMs: 1_830,
    tokensIn: 412,
    tokensOut: 96,
  },
  {
    at: after(38),
    kind: 'write',
    text: { kind: 'recordsWritten', args: { collection: 'leads', added: 12, updated: 4 } },
    records: { collection: 'leads', count: 16 },
  },
];

/** The same run in full. */
export function runDetailAnswer(overrides: Partial<RunDetailAnswer> = {}): RunDetailAnswer {
  return {
    ...runSummaryAnswer(),
    agentName: 'Lead Generation Agent',
    endTime: after(39),
    configuration: {
      ...defaultConfiguration,
      customSettings: {
        minimumScore: 70,
        maxLeadsPerDay: 50,
        industries: ['Logistics', 'Biotech'],
        location: 'Poland',
      },
    },
    steps: runStepAnswers,
    stepsLeftOut: 0,
    cost: { amount: 0.67, currency: 'EUR', unknown: false },
    ...overrides,
  };
}
export const runDetail = (overrides: Partial<RunDetailAnswer> = {}) => read(runSchema, runDetailAnswer(overrides));
