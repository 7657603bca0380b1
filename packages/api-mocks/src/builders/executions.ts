import { execution as executionSchema, executionList as executionListSchema } from '@switchboard/api-contract/agents';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { sampleExecutions } from '@switchboard/api-contract/samples/executions';
import { FIXED_NOW } from '../now.ts';
import { read } from './read.ts';
import { minutesAgo } from './times.ts';

export type ExecutionAnswer = AnswerOf<typeof endpoints.runAgent>;

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
export const executionList = (slug: AgentSlug = 'lead-generation') =>
  read(executionListSchema, executionListAnswer(slug));
