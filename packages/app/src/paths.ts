import { agentTable, findAgent } from '@switchboard/api-contract/agents';

/** Every address of the app. */
export const paths = {
  login: '/login',
  home: '/',
  dashboard: '/dashboard',
  chat: '/chat',
  agents: '/agents',
  connections: '/api-status',
  profile: '/profile',
  /** The generic detail: runs, performance, configuration. */
  agent: (agentId: string, tab?: string) => `/agent/${encodeURIComponent(agentId)}${tab ? `?tab=${tab}` : ''}`,
  /** The page of one of the seven. */
  workspace: (slug: string) => `/agents/${slug}/detail`,
} as const;

/** Where an agent's card leads: its own page, or the list for a type that has none. */
export function workspaceOf(type: string): string {
  const entry = findAgent(type);
  return entry ? paths.workspace(entry.slug) : paths.agents;
}

/** Where Details on a card of the agents list leads: the own page of the seven, the generic detail of any other agent. */
export function detailsOf(agent: { id: string; type: string }): string {
  const entry = agentTable.find((candidate) => candidate.id === agent.id) ?? undefined;
  return entry ? paths.workspace(entry.slug) : paths.agent(agent.id);
}
