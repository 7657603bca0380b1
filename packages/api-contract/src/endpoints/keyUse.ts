import { agentTable } from '../agentTable.ts';
import { keyRights, type KeyActs, type KeyRight } from '../keys.ts';
import type { Right } from '../roles.ts';
import type { Endpoint } from './Endpoint.ts';

/** What a key may, of those things that its maker may. */
export interface KeyGrant {
  readonly rights: readonly string[];
  /** Ids of the agents that it is limited to; missing: all. */
  readonly agents?: readonly string[] | undefined;
  readonly acts: KeyActs;
}

export const keyTexts = {
  never: 'A key can’t do this.',
  asksFirst: 'This key asks first: use the MCP server at /mcp, or a key that acts at once.',
  someAgents: 'This key is limited to some agents, and this is not about one of them alone.',
  unknown: 'This key is not valid: it is unknown, has ended or rests.',
  inAddress:
    'A key does not belong in an address, which others keep. Send it as “Authorization: Bearer”, and revoke this one.',
} as const;

const isKeyRight = (right: Right | undefined): right is KeyRight => keyRights.some((one) => one === right);

/** The right that a key needs for a call; undefined: no key makes it, or it needs none. */
export const keyRightOf = ({ right, keys }: Pick<Endpoint, 'right' | 'keys'>): KeyRight | undefined =>
  keys !== 'never' && isKeyRight(right) ? right : undefined;

/** The agent of a call, as its path names it: an id or a slug. undefined: it is about no agent, or several. */
export const agentInPath = (path: string, params: Readonly<Record<string, string | undefined>>): string | undefined =>
  params['agentId'] ?? /^\/api\/agents\/([a-z-]+)\//.exec(path)?.[1];

/** Whether a key may use an agent; `agent` is its id or slug. */
const keyUses = ({ agents }: Pick<KeyGrant, 'agents'>, agent: string): boolean =>
  agents?.includes(agentTable.find(({ slug }) => slug === agent)?.id ?? agent) ?? true;

/**
 * Why a key does not make a call that its maker may make: a sentence, or 'agent' where to the key there is no such
 * agent; undefined: it makes it. `agent`: see `agentInPath`.
 */
export function keyRefusal(
  endpoint: Pick<Endpoint, 'right' | 'keys'>,
  key: KeyGrant,
  agent: string | undefined,
): string | undefined {
  const right = keyRightOf(endpoint);
  if (right === undefined) return keyTexts.never;
  if (!key.rights.includes(right)) return `This key was not given the right “${right}”.`;
  if (right !== 'see' && key.acts !== 'act') return keyTexts.asksFirst;
  if (key.agents === undefined || endpoint.keys === 'narrowed') return undefined;
  if (agent === undefined || endpoint.keys === 'wide') return keyTexts.someAgents;
  return keyUses(key, agent) ? undefined : 'agent';
}
