import { agentTable } from '../agentTable.ts';
import { agentActions } from '../agents.ts';
import type { Endpoint } from './Endpoint.ts';

/**
 * Every path of a call. The API accepts an agent's id or its slug, so the calls of the seven pages have a second path
 * with the id, unless that path is an action of the agent: `/api/agents/research-agent/start` starts the agent,
 * `/api/agents/research/start` a research.
 */
export function pathsOf({ path }: Pick<Endpoint, 'path'>): readonly [string, ...string[]] {
  const [, slug, rest] = /^\/api\/agents\/([a-z-]+)\/(.+)$/.exec(path) ?? [];
  const entry = agentTable.find((agent) => agent.slug === slug);
  return entry && !agentActions.some((action) => action === rest) ? [path, `/api/agents/${entry.id}/${rest}`] : [path];
}
