import { agentListStatuses, type AgentListStatus, type AgentSummary } from '@switchboard/api-contract/agents';

/** What the list shows, from the address. */
export interface AgentFilter {
  readonly search: string;
  /** One of `agentListStatuses`; anything else shows all of them. */
  readonly status: string;
}

/** The status a filter selects. */
export function statusOf({ status }: AgentFilter): AgentListStatus | 'all' {
  return agentListStatuses.find((known) => known === status) ?? 'all';
}

/** The agents with the status whose name, type or description contains the search text, ignoring case. */
export function filterAgents(agents: readonly AgentSummary[], filter: AgentFilter): readonly AgentSummary[] {
  const status = statusOf(filter);
  const words = filter.search.trim().toLowerCase();
  return agents.filter((agent) => {
    if (status !== 'all' && agent.status !== status) return false;
    return (
      words === '' || [agent.name, agent.type, agent.description].some((text) => text?.toLowerCase().includes(words))
    );
  });
}
