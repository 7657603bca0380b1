import { type Action, type AgentOrder, mostActions } from './actions.ts';
import type { AgentFact } from './facts.ts';
import { findNamed } from './names.ts';
import { listed } from './words.ts';

/** The order in a message: actions to ask about, or why there is nothing to do. */
export interface Order {
  readonly actions: readonly Action[];
  readonly agents: readonly AgentFact[];
  /** Answered in place of actions. */
  readonly text?: string;
}

/** The longest research question that the assistant accepts: the member must see all of it before saying yes. */
export const longestQuery = 500;

const verbs: readonly (readonly [AgentOrder, RegExp])[] = [
  ['restart', /^(?:restart|reboot)\b/i],
  ['stop', /^(?:stop|pause|halt|suspend|deactivate|shut down|turn off|switch off)\b/i],
  ['start', /^(?:start|resume|unpause|activate|launch|turn on|switch on)\b/i],
  ['run', /^(?:run|rerun|re-run|trigger|execute|kick off)\b/i],
];
const politeness =
  /^\s*(?:(?:please|hey|hi|hello|ok(?:ay)?|now|switchboard|(?:can|could|would|will) you|i want you to|i'd like you to|go ahead and)\b[\s,]*)+/i;
const filler =
  /\b(?:the|my|our|all|every|of|agents?|and|now|right|away|again|for|me|us|please|once|both|off|on)\b|[^\p{L}\p{N}]+/giu;
const everyone = /\b(?:all|every(?:thing|one|body)?)\b/i;
const research = [
  /^(?:(?:start|begin|do|run|make|launch)\s+)?(?:an?\s+|some\s+|the\s+|new\s+)*research(?:es)?(?:\s+agent)?\s+(?:on|about|into|for|regarding)\s+(.+)$/is,
  /^research:?\s+(?!agents?\b|status\b|runs?\b|results?\b|tasks?\b|and\b)(.+)$/is,
  /^(?:investigate|look into|find out(?:\s+more)? about)\s+(.+)$/is,
] as const;

/** Reads an order to agents; undefined if the message is not an order. */
export function readOrder(agents: readonly AgentFact[], message: string): Order | undefined {
  const said = message.replace(politeness, '').trim();
  return readResearch(agents, said) ?? readAgentOrder(agents, said);
}

function readResearch(agents: readonly AgentFact[], said: string): Order | undefined {
  const query = research.map((form) => form.exec(said)?.[1]).find((text) => text !== undefined);
  if (query === undefined) return undefined;
  const researcher = agents.filter((agent) => agent.slug === 'research');
  const tidy = query.replaceAll(/\s+/g, ' ').replace(/[\s.?!]+$/, '');
  if (tidy === '') return undefined;
  if (researcher.length === 0) return { actions: [], agents: [], text: 'You have no research agent.' };
  if (tidy.length > longestQuery)
    return {
      actions: [],
      agents: researcher,
      text: `Keep the question to ${longestQuery} characters, or start it on the research agent’s page.`,
    };
  return { actions: [{ kind: 'research', query: tidy }], agents: researcher };
}

function readAgentOrder(agents: readonly AgentFact[], said: string): Order | undefined {
  const [kind, form] = verbs.find(([, verb]) => verb.test(said)) ?? [];
  if (!kind || !form) return undefined;
  const object = said.replace(form, ' ');
  const { named, rest } = findNamed(agents, object);
  const meant = named.length === 0 && everyone.test(object) ? agents : named;
  // Leftover words mean that this is more than an order to an agent: 'Start a meeting with Dana'.
  if (meant.length === 0 || rest.replaceAll(filler, '').replace(everyone, '') !== '') return undefined;
  return orderFor(kind, meant);
}

/** The actions of an order to these agents. Agents already in the wanted state are left out. */
export function orderFor(kind: AgentOrder, agents: readonly AgentFact[]): Order {
  const wanted = { start: 'active', stop: 'paused', restart: undefined, run: undefined }[kind];
  const others = agents.filter(({ status }) => status !== wanted);
  if (others.length === 0)
    return {
      actions: [],
      agents,
      text: `${listed(agents.map(({ name }) => name))} ${agents.length === 1 ? 'is' : 'are'} already ${wanted}.`,
    };
  if (others.length > mostActions)
    return { actions: [], agents, text: `That is ${others.length} agents. Name at most ${mostActions} at a time.` };
  return { actions: others.map(({ id, name }) => ({ kind, agentId: id, agentName: name })), agents };
}
