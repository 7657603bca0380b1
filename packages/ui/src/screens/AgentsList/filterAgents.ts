import { agentListStatuses, type AgentListStatus, type AgentSummary } from '@switchboard/api-contract/agents';

/** What the list shows, as it stands in the address. */
export interface AgentFilter {
  readonly search: string;
  readonly status: AgentListStatus | 'all';
}

/** Reads a status from the address; anything else is all of them. */
export function toStatusFilter(value: string | null | undefined): AgentFilter['status'] {
  return agentListStatuses.find((status) => status === value) ?? 'all';
}

/** The agents whose name, type or description holds the words, in any case, and that have the status. */
export function filterAgents(agents: readonly AgentSummary[], { search, status }: AgentFilter): readonly AgentSummary[] {
  const words = search.trim().toLowerCase();
  return agents.filter((agent) => {
    if (status !== 'all' && agent.status !== status) return false;
    return words === '' || [agent.name, agent.type, agent.description].some((text) => text?.toLowerCase().includes(words));
  });
}
