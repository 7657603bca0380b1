import { agentTable } from '../agentTable.ts';
import { agentActions } from '../agents.ts';
import type { Endpoint } from './Endpoint.ts';

/**
 * Every path that a call answers under. The API takes an agent by its id or by its slug, so a call of one of the
 * seven's pages has a second path with the id. Not where that path means an action of any agent:
 * `/api/agents/research-agent/start` starts the agent, `/api/agents/research/start` a research.
 */
export function pathsOf({ path }: Pick<Endpoint, 'path'>): readonly [string, ...string[]] {
  const [, slug, rest] = /^\/api\/agents\/([a-z-]+)\/(.+)$/.exec(path) ?? [];
  const entry = agentTable.find((agent) => agent.slug === slug);
  return entry && !agentActions.some((action) => action === rest) ? [path, `/api/agents/${entry.id}/${rest}`] : [path];
}
