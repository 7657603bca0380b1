import { agentActions } from '../agents.ts';
import { findNamed, type Nameable } from './findNamed.ts';

/** What members tell the assistant to do with agents. */
export const agentOrders = [...agentActions, 'run'] as const;
export type AgentOrder = (typeof agentOrders)[number];

/** Each order and how it is said; the groups of the pattern hold the agents that it is about. */
const verbs: readonly (readonly [AgentOrder, RegExp])[] = [
  ['restart', /^(?:restart|reboot)\b(.*)$/],
  ['stop', /^(?:turn|switch|shut|take) (.+?) (?:off|down|offline)\b(?! to\b)(.*)$/],
  ['restart', /^give (.+) a (?:restart|reboot|reset)\b(.*)$/],
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
  ['start', /^(?:i|we)(?: want|'d like| would like| need) (.+) (?:on|active|enabled|resumed|working|back)\b(.*)$/],
  ['stop', /^(.+?) (?:off|on hold)\b(.*)$/],
  ['start', /^(.+?) back on\b(.*)$/],
  ['run', /^give (.+) a (?:run|go|try|kick|spin|push)\b(.*)$/],
  [
    'run',
    /^(?:let|have|make|get|set) (.+?) (?:to )?(?:run|work|go|sync(?:ed)?|search|updated?|refreshed|running|going|working|do its (?:job|work|thing))\b(.*)$/,
  ],
];

const politeness =
  /^\s*(?:(?:please|pls|plz|hey|hi|hello|ok(?:ay)?|so|well|now|then|just|quickly|and|switchboard|assistant|(?:can|could|would|will) (?:you|u|we)(?: please| pls| just| maybe)?|would you mind|(?:i|we)(?: would|'d|’d)? (?:want|like|need)(?: you)? to|go ahead and|go and|let's|let’s|let us|time to|try to)\b[\s,.!:]*)+/i;

/** A message without what it politely begins with. */
export const withoutPoliteness = (message: string): string => message.replace(politeness, '');

const filler =
  /\b(?:the|my|our|all|every|single|one|of|them|it|agents?|and|now|right|away|again|for|me|us|please|once|both|off|on|back|then|more|up|quickly|immediately|asap|straight|this|moment|at|today|thanks|thank|you|whole|lot|a while|the moment|thing|that|this|meanwhile|in the meantime|a bit|will|would|can|could)\b|[^\p{L}\p{N}]+/giu;
const everyone = /\b(?:all|every(?:thing|one|body)?|the lot|whole (?:lot|team))\b/i;

/** The order to agents in a message in lower case without politeness; undefined if it says anything else. */
export function readAgentOrder<Agent extends Nameable>(
  agents: readonly Agent[],
  said: string,
): { readonly kind: AgentOrder; readonly agents: readonly Agent[] } | undefined {
  for (const [kind, form] of verbs) {
    const [, ...parts] = form.exec(said) ?? [];
    if (parts.length === 0) continue;
    const object = parts.join(' ');
    const { named, rest } = findNamed(agents, object);
    const meant = named.length === 0 && everyone.test(object) ? agents : named;
    // Leftover words mean that this is more than an order to an agent: 'Start a meeting with Dana'.
    if (meant.length > 0 && rest.replaceAll(filler, '').replace(everyone, '') === '') return { kind, agents: meant };
  }
  return undefined;
}

/** What is said of an agent once the order is carried out. */
export const orderPast = {
  start: (name) => `${name} is started.`,
  stop: (name) => `${name} is stopped.`,
  restart: (name) => `${name} is restarted.`,
  run: (name) => `A run of ${name} has started; ask me for its last run in a moment.`,
} as const satisfies Record<AgentOrder, (name: string) => string>;
