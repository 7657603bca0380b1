import { agents as definitions } from '@switchboard/api-contract/agents/all';
import type { AgentFact } from './facts.ts';

/** The agents that a message names, in the order of the list, and what is left of the message without their names. */
export function findNamed(
  agents: readonly AgentFact[],
  message: string,
): { named: readonly AgentFact[]; rest: string } {
  let rest = message;
  const found = new Set<AgentFact>();
  const take = (agent: AgentFact, without: string): void => {
    if (without !== rest) found.add(agent);
    rest = without;
  };
  // Whole names first, the longest first: what belongs to one agent's name must not stand for another.
  for (const agent of agents.toSorted((a, b) => b.name.length - a.name.length))
    take(agent, withoutWord(rest, agent.name));
  for (const agent of agents)
    if (agent.slug !== undefined) take(agent, rest.replace(definitions[agent.slug].nicknames, ' '));
  return { named: agents.filter((agent) => found.has(agent)), rest };
}

/** The agent that a model means by an id, a slug or a name. */
export function findAgentFact(agents: readonly AgentFact[], key: string): AgentFact | undefined {
  const wanted = key.trim().toLowerCase();
  return agents.find((agent) => [agent.id, agent.slug, agent.name].some((name) => name?.toLowerCase() === wanted));
}

/** A text without a word that stands in it alone; 'Contacts Agents' does not hold 'Contacts Agent'. */
function withoutWord(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  const [before, after] = [text.slice(0, Math.max(at, 0)), text.slice(at + word.length)];
  return at < 0 || letterAtEnd.test(before) || letterAtStart.test(after) ? text : `${before} ${after}`;
}

const letterAtEnd = /[\p{L}\p{N}]$/u;
const letterAtStart = /^[\p{L}\p{N}]/u;
