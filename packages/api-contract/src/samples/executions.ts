import type { AgentSlug } from '../agentTable.ts';
import type { AnswerOf, endpoints } from '../endpoints.ts';
import { samples } from './all.ts';
import { minutesBefore } from './minutesBefore.ts';

/** Sample executions of one agent, newest first. */
export function sampleExecutions(now: Date, slug: AgentSlug) {
  return samples[slug].runs.map(([status, executionType, minutesAgo, duration, outcome], index) => ({
    id: `${slug}-run-${index + 1}`,
    status,
    executionType,
    startTime: minutesBefore(now, minutesAgo),
    ...(duration ? { duration, endTime: new Date(now.getTime() - minutesAgo * 60_000 + duration).toISOString() } : {}),
    ...(status === 'completed' ? { result: outcome } : {}),
    ...(status === 'failed' ? { errorMessage: outcome } : {}),
  })) satisfies AnswerOf<typeof endpoints.executions>;
}
