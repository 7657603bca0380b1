import { agentTable } from '@switchboard/api-contract/agentTable';

/** Every address of the app. Those to which answers of the API lead stand in `api-contract/src/runs/addresses.ts`. */
export const paths = {
  login: '/login',
  home: '/',
  dashboard: '/dashboard',
  chat: '/chat',
  /** A conversation that begins at something: see `aboutKey` in the contract. */
  chatAbout: (key: string) => `/chat?about=${encodeURIComponent(key)}`,
  agents: '/agents',
  connections: '/api-status',
  profile: '/profile',
  /** The calls of the API, with examples. */
  api: '/api',
  /** The page that every agent has: runs, performance, configuration. */
  agent: (agentId: string, tab?: string) => `/agent/${encodeURIComponent(agentId)}${tab ? `?tab=${tab}` : ''}`,
  /** The page of one of the seven agents. */
  workspace: (slug: string) => `/agents/${slug}/detail`,
} as const;

/**
 * Where Details in the list of agents leads: to the own page of one of the seven, else to the page that every agent
 * has.
 */
export function agentPath(agent: { id: string }): string {
  const entry = agentTable.find((candidate) => candidate.id === agent.id);
  return entry ? paths.workspace(entry.slug) : paths.agent(agent.id);
}

/** The navigation entry that an address belongs to. */
export function currentSection(pathname: string): 'dashboard' | 'agents' | 'connections' | 'profile' | undefined {
  if (pathname === paths.home || pathname === paths.dashboard) return 'dashboard';
  if (pathname === paths.agents || pathname.startsWith('/agents/') || pathname.startsWith('/agent/')) return 'agents';
  if (pathname === paths.connections) return 'connections';
  return pathname === paths.profile || pathname === paths.api ? 'profile' : undefined;
}

/** An address that leads to a place and back to the page at `from`, unless the place is on that page. */
export const withReturnAddress = (to: string, from: string): string =>
  to.split('?')[0] === from ? to : `${to}${to.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`;

/**
 * The page to return to, if `from` names the dashboard, an agent's page or a tab of the profile; an address is trusted
 * with no more.
 */
export const readReturnAddress = (from: string): string | undefined =>
  /^\/(?:dashboard|agents?\/[\w-]{1,64}(?:\/detail)?|profile\?tab=[a-z]{1,20})$/.test(from) ? from : undefined;
