import { agentModel, agentTable } from '../agentTable.ts';
import type { AgentListStatus } from '../agents.ts';
import type { AnswerOf, endpoints } from '../endpoints.ts';
import { daysBefore, minutesBefore } from './minutesBefore.ts';
import { samples } from './all.ts';

/** The age of the samples. */
export const createdDaysAgo = 261;

/** The seven agents, all active, with sample figures: the list while the server has no agents. */
export function sampleAgents(now: Date): AnswerOf<typeof endpoints.agents> {
  return agentTable.map((entry) => {
    const { processed, success, pending, minutesAgo } = samples[entry.slug].figures;
    return {
      id: entry.id,
      name: entry.name,
      type: entry.listType,
      model: agentModel,
      description: entry.description,
      status: 'active' satisfies AgentListStatus,
      sessions: 0,
      tokens: 0,
      sample: true,
      createdAt: daysBefore(now, createdDaysAgo),
      lastActiveAt: minutesBefore(now, minutesAgo),
      stats: { processed, success, pending },
    };
  });
}
