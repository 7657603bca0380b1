import { agents as definitions } from '@switchboard/api-contract/agents/all';
import type { AgentFact } from './facts.ts';

/** The agents that a message names, in list order, and the message without their names. */
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
  // Tries whole names first, longest first: part of one agent's name must not match another agent.
  for (const agent of agents.toSorted((a, b) => b.name.length - a.name.length))
    take(agent, withoutWord(rest, agent.name));
  for (const agent of agents)
    if (agent.slug !== undefined) take(agent, rest.replace(definitions[agent.slug].nicknames, ' '));
  return { named: agents.filter((agent) => found.has(agent)), rest };
}

/** Finds the agent that a model means by an id, a slug or a name, or by a loose one such as 'the lead agent'. */
export function findAgentFact(agents: readonly AgentFact[], key: string): AgentFact | undefined {
  const wanted = key.trim().toLowerCase();
  const exact = agents.find((agent) =>
    [agent.id, agent.slug, agent.name].some((name) => name?.toLowerCase() === wanted),
  );
  if (exact) return exact;
  const { named, rest } = findNamed(agents, wanted);
  return named.length === 1 && /^\W*(?:the|my|our|agent|\W)*$/.test(rest) ? named[0] : undefined;
}

/** Removes a whole word from a text; 'Contacts Agents' does not contain 'Contacts Agent'. */
function withoutWord(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  const [before, after] = [text.slice(0, Math.max(at, 0)), text.slice(at + word.length)];
  return at < 0 || letterAtEnd.test(before) || letterAtStart.test(after) ? text : `${before} ${after}`;
}

const letterAtEnd = /[\p{L}\p{N}]$/u;
const letterAtStart = /^[\p{L}\p{N}]/u;
