import { agentTable } from '@switchboard/api-contract/agentTable';

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

/** Where Details on a card of the agents list leads: the own page of the seven, the generic detail of any other agent. */
export function detailsOf(agent: { id: string }): string {
  const entry = agentTable.find((candidate) => candidate.id === agent.id);
  return entry ? paths.workspace(entry.slug) : paths.agent(agent.id);
}

/** The entry of the side panel that an address belongs to. */
export function sectionOf(pathname: string): 'dashboard' | 'agents' | 'connections' | 'profile' | undefined {
  if (pathname === paths.home || pathname === paths.dashboard) return 'dashboard';
  if (pathname === paths.agents || pathname.startsWith('/agents/') || pathname.startsWith('/agent/')) return 'agents';
  if (pathname === paths.connections) return 'connections';
  return pathname === paths.profile ? 'profile' : undefined;
}
