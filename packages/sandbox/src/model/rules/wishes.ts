import { wordsOf } from '../../world/words.ts';
import type { Tool } from '../Conversation.ts';

/** What was said before, oldest first, and by whom. */
export interface EarlierTurn {
  readonly by: 'user' | 'model';
  readonly text: string;
}

const begins =
  'tell|show|give|list|check|find|what|whats|which|how|why|when|who|is|are|did|do|does|have|has|any|pause|stop|start|run|restart|resume|turn|switch|sync|research|let|cancel|retry|try|add|change|mark|set|reply|write';
const between = new RegExp(
  `[.?!;]\\s+|,\\s+(?=(?:pause|stop|start|run|restart|resume|cancel|retry)\\b)|,?\\s+(?:and|then|but)\\s+(?:then\\s+|please\\s+)?(?=(?:${begins})\\b)`,
  'i',
);
const polite =
  /^(?:(?:please|pls|plz|hey|hi|hello|ok(?:ay)?|so|well|now|then|just|can you|could you|would you|will you|i want you to|i'd like you to|go ahead and|let's)\b[\s,.!:]*)+/i;

/** What is asked for, without courtesy. */
export const withoutCourtesy = (text: string): string =>
  text
    .trim()
    .replace(polite, '')
    .replace(/(?:,?\s+(?:please|pls|plz|thanks|thank you))?[\s.!]*$/i, '');

/** The wishes of a message, each by itself. */
export const wishesIn = (message: string): string[] =>
  message
    .split(between)
    .map(withoutCourtesy)
    .filter((wish) => wish !== '');

/** Words by which agents are called, and whatever is called an agent. */
const called =
  /\b(?:(?:google )?maps?(?: scraper)?|(?:maps? |business )?scraper|calendar|e-?mails?|mail(?:box)?|inbox|contacts?|address book|leads?(?: gen(?:eration)?)?|prospects?|research(?:er)?|orchestrator|super agent)\b|\b(?!(?:the|an?|my|our|your|this|that|which|other|same|of|is|are|run|start|stop|restart|did|why|when|every|each|no|one)\b)[\p{L}\d-]+(?= agents?\b)/giu;

/** The agents that a text names, in its words, each once. */
const agentsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(called)].map(([name]) => name.toLowerCase())),
];

const pointsBack = /\b(?:it|its|that(?: one)?|this(?: one)?|them|those|both|they|the same(?: one)?)\b/i;
const pointsToOther = /\b(?:the )?other (?:one|agent)\b/i;
const goesOn = /^(?:and|what about|how about|also|same (?:for|with))\b/i;

/** The agents that a wish means: those that it names, or those that it points back to. */
export function agentsMeant(wish: string, earlier: readonly EarlierTurn[]): string[] {
  const spoken = earlier.map(({ text }) => agentsIn(text)).filter((names) => names.length > 0);
  const latest = spoken.at(-1) ?? [];
  if (pointsToOther.test(wish)) {
    const pair = spoken.findLast((names) => names.length === 2) ?? [];
    const rest = pair.filter((name) => !latest.includes(name));
    return rest.length === 1 ? rest : [];
  }
  const own = agentsIn(wish);
  if (own.length > 0) return own;
  if (!pointsBack.test(wish)) return [];
  const asked = earlier.findLast(({ by, text }) => by === 'user' && agentsIn(text).length > 0);
  const meant = asked ? agentsIn(asked.text) : latest;
  return meant.length === 1 || /\b(?:them|those|both|they)\b/i.test(wish) ? meant : [];
}

/** A wish that goes on with the one before, in full: 'and the other one?' after 'stop …'. */
export function completeWish(wish: string, earlier: readonly EarlierTurn[]): string {
  const before = earlier.findLast(({ by }) => by === 'user');
  if (!before || !goesOn.test(wish)) return wish;
  const meant = agentsMeant(wish, earlier);
  const [first, ...more] = agentsIn(before.text);
  if (meant.length === 0 || first === undefined) return wish;
  return more.reduce((text, name) => text.replace(name, ''), before.text).replace(first, meant.join(' and '));
}

/** Whether one letter is wrong, missing, added, or changed places with its neighbour. */
function isNear(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

const known =
  `agent agents lead leads prospects contacts calendar email emails mails inbox unread scraper orchestrator research
  meeting meetings appointments businesses workflow connected connection attention budget spent failed running paused
  active pause start stop restart resume cancel retry schedule every weekday weekdays monday tuesday wednesday thursday
  friday saturday sunday morning evening minutes hours reply answer qualified status invoices balance issues`.split(
    /\s+/,
  );
const shortest = 5;

/** A message without typos of one letter in words that the tools speak of. */
export function withoutTypos(message: string, tools: readonly Tool[]): string {
  const spoken = new Set([
    ...known,
    ...tools.flatMap(({ name, description }) => `${name} ${description}`.toLowerCase().match(/[a-z]{5,}/g) ?? []),
  ]);
  const stems = new Set([...spoken].flatMap(wordsOf));
  return message.replaceAll(/\b[a-z]{4,}\b/g, (word) => {
    if (word.length < shortest || stems.has(wordsOf(word)[0] ?? word)) return word;
    return known.find((one) => one.length >= shortest && isNear(word, one)) ?? word;
  });
}
