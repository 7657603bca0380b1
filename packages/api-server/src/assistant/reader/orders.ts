import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import { readAgentOrder, withoutPoliteness, type AgentOrder } from '@switchboard/api-contract/orders/agentOrder';
import { type Action, mostActions } from '../actions/actions.ts';
import { longestQuery } from '@switchboard/api-contract/assistant';
import type { AgentState } from './organisationState.ts';
import { isOnlyFamiliar, type ReadMessage } from './readMessage.ts';
import { listed } from './words.ts';

/** The order in a message: actions to ask about, or why there is nothing to do. */
export interface Order {
  readonly actions: readonly Action[];
  readonly agents: readonly AgentState[];
  /** Said before the question, or in place of it. */
  readonly text?: string;
}

/** What agents do, in everyday words: verbs, and things. */
const agentPhrases: readonly (readonly [AgentSlug, verbs: string, things: string])[] = [
  [
    'lead-generation',
    'i need|i want|we need|we want|get|find|go find|go and find|fetch|generate|bring|collect|gather|search|search for|look for|hunt for|go and get|go get|give',
    'leads?|prospects?',
  ],
  [
    'contacts',
    'sync|synchroni[sz]e|update|refresh|import|reload|pull(?: in)?|fetch',
    'contacts?|address book|google contacts',
  ],
  [
    'calendar',
    'sync|synchroni[sz]e|update|refresh|reload|fetch|import|check',
    'calendars?|google calendar|events|meetings|appointments',
  ],
  [
    'email',
    'check|read|sort|sort out|sort through|scan|fetch|get|sync|refresh|update|go through|look (?:at|in|into|through)|process|clean up',
    'e-?mails?|mails?|mailbox|inbox|messages',
  ],
  [
    'maps-scraper',
    'scrape|crawl|find|get|fetch|collect|search(?: for)?|look for',
    'google maps|maps?|business(?:es)?|places',
  ],
];
const amount = '(?:(?:me|us|my|our|the|all|some|any|more|new|fresh|latest|a few|of|google|local|for) )*';
const atTheEnd =
  '(?: (?:now|right|away|again|please|for|me|us|today|first|up|new|mails?|messages|replies|once|more|immediately|quickly|then|thanks|thank you))*';
/** 'Get my leads' may only want to see them, unless it says 'new', 'more' or the like. */
const onlyWantsToSee =
  /^(?:get|give|fetch)\b(?!.*\b(?:more|new|fresh|some|any|few)\b)(?=.*\b(?:leads?|business(?:es)?|places)\b)/;
const agentPatterns = agentPhrases.map(
  ([slug, does, things]) => [slug, new RegExp(`^(?:${does}) ${amount}(?:${things})${atTheEnd}$`)] as const,
);

const research = [
  /^(?:(?:start|begin|do|run|make|launch)\s+)?(?:(?:an?|some|the|new|more)\s+)*research(?:es)?(?:\s+agent)?\s+(?:on|about|into|for|regarding)\s+(.+)$/is,
  /^research:?\s+(?!agents?\b|status\b|runs?\b|results?\b|tasks?\b|and\b)(.+)$/is,
  /^(?:investigate|look into|dig into|read up on|find(?: out)?(?:\s+(?:more|something|everything))? about|search the web for|google)\s+(.+)$/is,
] as const;

/** Reads an order to agents; undefined if the message is not an order. */
export function readOrder(agents: readonly AgentState[], heard: ReadMessage): Order | undefined {
  const said = withoutPoliteness(heard.said).replace(/[?\s]+$/, '');
  return (
    readAgentPhrase(agents, said) ??
    readResearch(agents, heard) ??
    readAgents(agents, said) ??
    readSeveral(agents, said)
  );
}

/** Orders joined by 'and', each of which must be one; a verb may stand for all of them: 'sync contacts and calendar'. */
function readSeveral(agents: readonly AgentState[], said: string): Order | undefined {
  const parts = said.split(/,? (?:and then|and|then) /);
  const [verb = ''] = said.split(' ');
  const orders = parts.flatMap((part) => {
    return readOneOrder(agents, withoutPoliteness(part)) ?? readOneOrder(agents, `${verb} ${part}`) ?? [];
  });
  if (parts.length < 2 || orders.length < parts.length) return undefined;
  const actions = orders.flatMap((order) => order.actions);
  const texts = orders.flatMap(({ text }) => text ?? []);
  return {
    actions: actions.slice(0, mostActions),
    agents: orders.flatMap((order) => order.agents),
    ...(texts.length > 0 && { text: texts.join(' ') }),
  };
}

/** Reads one order to agents, without politeness. */
export const readOneOrder = (agents: readonly AgentState[], said: string): Order | undefined =>
  readAgentPhrase(agents, said) ?? readAgents(agents, said);

function readAgentPhrase(agents: readonly AgentState[], said: string): Order | undefined {
  const form = agentPatterns.find(([, sounds]) => sounds.test(said));
  const agent = form && agents.find(({ slug }) => slug === form[0]);
  return agent && !onlyWantsToSee.test(said) ? orderFor('run', [agent]) : undefined;
}

function readResearch(agents: readonly AgentState[], { spelled, written }: ReadMessage): Order | undefined {
  const form = research.map((one) => one.exec(withoutPoliteness(spelled))?.[1]).find((text) => text !== undefined);
  // What somebody looks into among their own agents' work is a question.
  if (form === undefined || isOnlyFamiliar(form)) return undefined;
  const query = written.split(' ').slice(-form.split(' ').length).join(' ');
  const researcher = agents.filter((agent) => agent.slug === 'research');
  const tidy = query.replace(/[\s.?!]+$/, '');
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

function readAgents(agents: readonly AgentState[], said: string): Order | undefined {
  const order = readAgentOrder(agents, said);
  if (!order) return undefined;
  const [one] = order.agents;
  return order.kind === 'start' && order.agents.length === 1 && one?.status === 'active'
    ? { ...orderFor('run', order.agents), text: `${one.name} is already active.` }
    : orderFor(order.kind, order.agents);
}

/** What a run must be given, by list type. */
const runsNeed: Readonly<Record<string, string>> = { research: 'a topic', custom: 'something to work on' };

/**
 * The actions of an order to these agents; `input` is what runs work on. Agents already in the wanted state are left
 * out, and so are those whose run lacks its input, which is said.
 */
export function orderFor(kind: AgentOrder, agents: readonly AgentState[], input = ''): Order {
  const wanted = { start: 'active', stop: 'paused', restart: undefined, run: undefined }[kind];
  const lacking = kind === 'run' && input.trim() === '' ? agents.filter(({ type }) => type in runsNeed) : [];
  const lacks = lacking.map(({ name, type }) => `${name} needs ${runsNeed[type]}.`).join(' ');
  if (lacking.length > 0 && lacking.length === agents.length) return { actions: [], agents, text: lacks };
  const others = agents.filter((agent) => agent.status !== wanted && !lacking.includes(agent));
  if (others.length === 0)
    return {
      actions: [],
      agents,
      text: `${listed(agents.map(({ name }) => name))} ${agents.length === 1 ? 'is' : 'are'} already ${wanted}.`,
    };
  if (others.length > mostActions)
    return { actions: [], agents, text: `That is ${others.length} agents. Name at most ${mostActions} at a time.` };
  return {
    actions: others.map(({ id, name }) => ({
      kind,
      agentId: id,
      agentName: name,
      ...(input.trim() && { input: input.trim() }),
    })),
    agents,
    ...(lacks && { text: lacks }),
  };
}
