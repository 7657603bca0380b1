import { agents as definitions } from '../agents/all.ts';
import type { AgentSlug } from '../agentTable.ts';

/** An agent as it can be named; one that a member created has no slug. */
export interface Nameable {
  readonly name: string;
  readonly slug?: AgentSlug | undefined;
}

/** The agents that a message names, in list order, and the message with `instead` in the place of each name. */
export function findNamed<Agent extends Nameable>(
  agents: readonly Agent[],
  message: string,
  instead = ' ',
): { named: readonly Agent[]; rest: string } {
  let rest = message;
  const found = new Set<Agent>();
  const take = (agent: Agent, without: string): void => {
    if (without !== rest) found.add(agent);
    rest = without;
  };
  // Tries whole names first, longest first: part of one agent's name must not match another agent.
  for (const agent of agents.toSorted((a, b) => b.name.length - a.name.length))
    take(agent, withoutWord(rest, agent.name));
  for (const agent of agents)
    if (agent.slug !== undefined) take(agent, rest.replace(definitions[agent.slug].nicknames, place));
  return { named: agents.filter((agent) => found.has(agent)), rest: rest.replaceAll(place, instead) };
}

/** Removes a whole word from a text; 'Contacts Agents' does not contain 'Contacts Agent'. */
function withoutWord(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  const [before, after] = [text.slice(0, Math.max(at, 0)), text.slice(at + word.length)];
  return at < 0 || letterAtEnd.test(before) || letterAtStart.test(after) ? text : before + place + after;
}

/** Where a name stood: no letter, and nothing that a name can hold. */
const place = '\u0000';

const letterAtEnd = /[\p{L}\p{N}]$/u;
const letterAtStart = /^[\p{L}\p{N}]/u;
