import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import { type Action, type AgentOrder, mostActions } from './actions.ts';
import type { AgentFact } from './facts.ts';
import { isOnlyFamiliar, type Heard } from './hearing.ts';
import { findNamed } from './names.ts';
import { listed } from './words.ts';

/** The order in a message: actions to ask about, or why there is nothing to do. */
export interface Order {
  readonly actions: readonly Action[];
  readonly agents: readonly AgentFact[];
  /** Said before the question, or in place of it. */
  readonly text?: string;
}

/** The longest research question that the assistant accepts: the member must see all of it before saying yes. */
export const longestQuery = 500;

/** Each with the agents that it is about as its only group. */
const verbs: readonly (readonly [AgentOrder, RegExp])[] = [
  ['restart', /^(?:restart|reboot)\b(.*)$/],
  ['stop', /^(?:turn|switch|shut|take) (.+?) (?:off|down|offline)\b(?! to\b)(.*)$/],
  ['stop', /^put (.+) (?:on|to) (?:hold|pause|sleep)\b(.*)$/],
  [
    'stop',
    /^(?:stop|pause|halt|suspend|deactivate|disable|freeze|(?:shut|power) down|(?:turn|switch|power) off|make (?=.* stop$))\b(.*?)(?: stop)?$/,
  ],
  ['start', /^(?:turn|switch|bring|wake) (.+?) (?:back )?(?:on|up|online)\b(.*)$/],
  [
    'start',
    /^(?:start|resume|unpause|activate|reactivate|enable|launch|wake up|continue|begin|(?:turn|switch|power) (?:back )?on)\b(?! (?:a |an |the )?runs? (?:of|with|for))(.*)$/,
  ],
  [
    'run',
    /^(?:run|rerun|re-run|trigger|execute|kick off|fire up|(?:do|start|make) (?:a |another |the )?(?:new )?run (?:of|with|for))\b(.*)$/,
  ],
  ['stop', /^(?:i|we)(?: want|'d like| would like| need) (.+) (?:off|paused|stopped|disabled)\b(.*)$/],
  ['start', /^(?:i|we)(?: want|'d like| would like| need) (.+) (?:on|active|enabled|resumed)\b(.*)$/],
  ['run', /^give (.+) a (?:run|go|try|kick|spin|push)\b(.*)$/],
  [
    'run',
    /^(?:let|have|make|get|set) (.+?) (?:to )?(?:run|work|go|sync(?:ed)?|search|updated?|refreshed|running|going|working|do its (?:job|work|thing))\b(.*)$/,
  ],
];

/** What agents do, in everyday words: verbs, and things. */
const deeds: readonly (readonly [AgentSlug, verbs: string, things: string])[] = [
  [
    'lead-generation',
    'i need|i want|we need|we want|get|find|fetch|generate|bring|collect|gather|search|search for|look for|hunt for|go and get|go get|give',
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
/** Only 'get' and 'give' without these could as well want to see what there is. */
const isSightOnly =
  /^(?:get|give|fetch)\b(?!.*\b(?:more|new|fresh|some|any|few)\b)(?=.*\b(?:leads?|business(?:es)?|places)\b)/;
const deedForms = deeds.map(
  ([slug, does, things]) => [slug, new RegExp(`^(?:${does}) ${amount}(?:${things})${atTheEnd}$`)] as const,
);

const politeness =
  /^\s*(?:(?:please|pls|plz|hey|hi|hello|ok(?:ay)?|so|well|now|then|just|quickly|and|switchboard|assistant|(?:can|could|would|will) (?:you|u|we)(?: please| pls| just| maybe)?|would you mind|(?:i|we)(?: would|'d|’d)? (?:want|like|need)(?: you)? to|go ahead and|go and|let's|let’s|let us|time to|try to)\b[\s,.!:]*)+/i;
const filler =
  /\b(?:the|my|our|all|every|single|one|of|them|it|agents?|and|now|right|away|again|for|me|us|please|once|both|off|on|back|then|more|up|quickly|immediately|asap|straight|this|moment|at|today|thanks|thank|you|whole|lot|a while|the moment|will|would|can|could)\b|[^\p{L}\p{N}]+/giu;
const everyone = /\b(?:all|every(?:thing|one|body)?|the lot|whole (?:lot|team))\b/i;
const research = [
  /^(?:(?:start|begin|do|run|make|launch)\s+)?(?:(?:an?|some|the|new|more)\s+)*research(?:es)?(?:\s+agent)?\s+(?:on|about|into|for|regarding)\s+(.+)$/is,
  /^research:?\s+(?!agents?\b|status\b|runs?\b|results?\b|tasks?\b|and\b)(.+)$/is,
  /^(?:investigate|look into|dig into|read up on|find(?: out)?(?:\s+(?:more|something|everything))? about|search the web for|google)\s+(.+)$/is,
] as const;

/** Reads an order to agents; undefined if the message is not an order. */
export function readOrder(agents: readonly AgentFact[], heard: Heard): Order | undefined {
  const said = heard.said.replace(politeness, '').replace(/[?\s]+$/, '');
  return (
    readDeed(agents, said) ?? readResearch(agents, heard) ?? readAgentOrder(agents, said) ?? readSeveral(agents, said)
  );
}

/** Orders joined by 'and', each of which must be one; a verb may stand for all of them: 'sync contacts and calendar'. */
function readSeveral(agents: readonly AgentFact[], said: string): Order | undefined {
  const parts = said.split(/,? (?:and then|and|then) /);
  const [verb = ''] = said.split(' ');
  const orders = parts.flatMap((part) => {
    const read = (text: string) => readDeed(agents, text) ?? readAgentOrder(agents, text);
    return read(part.replace(politeness, '')) ?? read(`${verb} ${part}`) ?? [];
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

function readDeed(agents: readonly AgentFact[], said: string): Order | undefined {
  const form = deedForms.find(([, sounds]) => sounds.test(said));
  const agent = form && agents.find(({ slug }) => slug === form[0]);
  return agent && !isSightOnly.test(said) ? orderFor('run', [agent]) : undefined;
}

function readResearch(agents: readonly AgentFact[], { spelled, written }: Heard): Order | undefined {
  const form = research.map((one) => one.exec(spelled.replace(politeness, ''))?.[1]).find((text) => text !== undefined);
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

function readAgentOrder(agents: readonly AgentFact[], said: string): Order | undefined {
  for (const [kind, form] of verbs) {
    const [, ...parts] = form.exec(said) ?? [];
    if (parts.length === 0) continue;
    const object = parts.join(' ');
    const { named, rest } = findNamed(agents, object);
    const meant = named.length === 0 && everyone.test(object) ? agents : named;
    // Leftover words mean that this is more than an order to an agent: 'Start a meeting with Dana'.
    if (meant.length === 0 || rest.replaceAll(filler, '').replace(everyone, '') !== '') continue;
    const [one] = meant;
    return kind === 'start' && meant.length === 1 && one?.status === 'active'
      ? { ...orderFor('run', meant), text: `${one.name} is already active.` }
      : orderFor(kind, meant);
  }
  return undefined;
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
