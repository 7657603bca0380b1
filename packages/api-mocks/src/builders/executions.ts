import { defaultConfiguration, execution as executionSchema } from '@switchboard/api-contract/agents';
import { run as runSchema, runList, runSummary as runSummarySchema } from '@switchboard/api-contract/runs/run';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { sampleExecutions } from '@switchboard/api-contract/samples/executions';
import { FIXED_NOW } from '../now.ts';
import { read } from './read.ts';
import { minutesAgo } from './times.ts';

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

/** The same run in full. */
export function runDetailAnswer(overrides: Partial<RunDetailAnswer> = {}): RunDetailAnswer {
  return {
    ...runSummaryAnswer(),
    agentName: 'Lead Generation Agent',
    configuration: { ...defaultConfiguration, customSettings: { minimumScore: 70, maxLeadsPerDay: 50 } },
    steps: [],
    stepsLeftOut: 0,
    cost: { unknown: false },
    ...overrides,
  };
}
export const runDetail = (overrides: Partial<RunDetailAnswer> = {}) => read(runSchema, runDetailAnswer(overrides));
