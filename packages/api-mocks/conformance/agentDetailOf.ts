import type { endpoints, AnswerOf } from '@switchboard/api-contract/endpoints';
import type { Ask } from './Case.ts';
import { jsonOf } from './jsonOf.ts';

/** The detail of an agent, by its id or slug, as it is read again after a change. */
export async function agentDetailOf(ask: Ask, agentId: string): Promise<AnswerOf<typeof endpoints.agent>> {
  return jsonOf('agent', await ask({ endpoint: 'agent', path: { agentId } }));
}
