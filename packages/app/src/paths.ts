import { agentTable } from '@switchboard/api-contract/agentTable';
import { addresses } from '@switchboard/api-contract/runs/addresses';

/** Every address of the app. */
export const paths = {
  login: '/login',
  home: '/',
  dashboard: '/dashboard',
  chat: '/chat',
  agents: '/agents',
  connections: '/api-status',
  profile: '/profile',
  /** The page that every agent has: runs, performance, configuration. */
  agent: (agentId: string, tab?: string) => `/agent/${encodeURIComponent(agentId)}${tab ? `?tab=${tab}` : ''}`,
  /** The page of one of the seven agents. */
  workspace: (slug: string) => `/agents/${slug}/detail`,
  /** One run of an agent, on that page. */
  run: (agentId: string, runId: string) => addresses.run(agentId, runId),
} as const;

/** An address that leads to a place and back to the page at `from`. */
export const thereAndBack = (to: string, from: string): string =>
  `${to}${to.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`;

/** The page to return to, if `from` names one of the agents' pages; an address is never trusted with more. */
export const returnTo = (from: string): string | undefined =>
  /^\/agents?\/[\w-]{1,64}(?:\/detail)?$/.test(from) ? from : undefined;

/**
 * Where Details in the list of agents leads: to the own page of one of the seven, else to the page that every agent
 * has.
 */
export function detailsOf(agent: { id: string }): string {
  const entry = agentTable.find((candidate) => candidate.id === agent.id);
  return entry ? paths.workspace(entry.slug) : paths.agent(agent.id);
}

/** The navigation entry that an address belongs to. */
export function sectionOf(pathname: string): 'dashboard' | 'agents' | 'connections' | 'profile' | undefined {
  if (pathname === paths.home || pathname === paths.dashboard) return 'dashboard';
  if (pathname === paths.agents || pathname.startsWith('/agents/') || pathname.startsWith('/agent/')) return 'agents';
  if (pathname === paths.connections) return 'connections';
  return pathname === paths.profile ? 'profile' : undefined;
}
