import { agentTable, type AgentEntry } from '@switchboard/api-contract/agentTable';
import { agentIdPattern } from '@switchboard/api-contract/agents';
import { messages } from '@switchboard/api-contract/errors';
import { Refusal } from '../platform/Refusal.ts';

/** The agent id for an id or a slug in an address; only the seven have slugs. Refuses anything that can't be an id. */
export function agentIdOf(key: string): string {
  if (!agentIdPattern.test(key)) throw new Refusal('malformed', messages.agentInvalid);
  return agentTable.find((entry) => entry.slug === key)?.id ?? key;
}

/** The entry of one of the seven; undefined for agents that members created. */
export function entryOf(agentId: string): AgentEntry | undefined {
  return agentTable.find((entry) => entry.id === agentId);
}
