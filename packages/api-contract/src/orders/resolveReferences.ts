import { findNamed, type Nameable } from './findNamed.ts';

/** Something said before: a member's message, and its answer. */
export interface Exchange {
  readonly message: string;
  readonly answer: string;
}

/** How many exchanges back a word such as 'it' may refer to. */
const furthest = 3;

const idiom =
  /\b(?:how is it going|what is (?:it|this|that)|is (?:it|this|that) (?:ok|okay|right|true|all|possible)|(?:it|that) is|thanks? (?:you )?for (?:it|that|this)|(?:undo|do|done|like|about) (?:it|that|this)$|make it)\b/i;
const other = /\b(?:the )?other (?:one|agent)\b/i;
const several = /\b(?:them|those(?: (?:two|agents))?|these(?: (?:two|agents))?|they|both(?: of them)?|the two)\b/i;
const itsRun = /\b(?:that|this|its|the same) (?=(?:last |latest |first |next )?runs?\b)/i;
const one =
  /\b(?:it|that one|this one|the same(?: one| agent)?|(?:that|this) agent|that(?=$|[.?!,]| (?:again|now|please|too|off|on|back|up|down|and|for)\b)|this(?=$|[.?!,]| (?:again|now|please|too|off|on|and)\b))\b(?!')/i;
const anew =
  /^(?:and|what about|how about|now|same (?:for|with)|the same (?:for|with))\s+(?:what about\s+)?(.+?)[\s?!.]*$/i;
const also = /^(.+?),? (?:too|as well|also)[\s?!.]*$/i;
const filler = /\b(?:the|my|our|agents?|and|one|ones|also|too|as well)\b|[^\p{L}\p{N}]+/giu;

/**
 * A message that can be read by itself: what points back ('stop it again', 'and the other one?') is replaced with the
 * agents that it means. The message itself where nothing points back, or where several could be meant.
 */
export function resolveReferences(agents: readonly Nameable[], message: string, before: readonly Exchange[]): string {
  const full = pointTo(agents, message, before);
  const [, rest] = anew.exec(full) ?? also.exec(full) ?? [];
  const last = before.at(-1);
  if (rest === undefined || !last) return full;
  const { named, rest: left } = findNamed(agents, rest);
  if (named.length === 0 || left.replaceAll(filler, '') !== '') return full;
  const asked = pointTo(agents, last.message, before.slice(0, -1));
  const again = findNamed(agents, asked, '\n');
  if (again.named.length === 0) return full;
  const [first = '', ...more] = again.rest.split('\n');
  // Of several names, one is enough: what stood between them goes with them.
  const behind = (more.at(-1) ?? '').replace(/^ agents?\b/i, '');
  return `${first}${rest.replace(/^(?:the|my|our) /i, '')}${behind}`;
}

/** A message with the names of agents in the place of what points back to them. */
export const withNames = (message: string, names: string): string =>
  [other, several].find((form) => form.test(message))
    ? message.replace(other, names).replace(several, names)
    : itsRun.test(message)
      ? message.replace(itsRun, `the ${names} `)
      : message.replace(one, names).replace(/\bits\b/i, `${names}'s`);

/** An answer that names more agents than this is a list, which a later 'it' or 'them' does not mean. */
const mostMeant = 3;

function pointTo(agents: readonly Nameable[], message: string, before: readonly Exchange[]): string {
  if (idiom.test(message) || findNamed(agents, message).named.length > 0) return message;
  const spoken = before
    .slice(-furthest)
    .toReversed()
    .map(({ message: text, answer }) => {
      const { named } = findNamed(agents, text);
      const answered = named.length > 0 ? [] : findNamed(agents, answer).named;
      return answered.length > mostMeant ? [] : [...named, ...answered];
    })
    .filter((named) => named.length > 0);
  const [latest = []] = spoken;
  const names = (meant: readonly Nameable[]): string => meant.map(({ name }) => name).join(' and ');
  if (other.test(message)) {
    const pair = spoken.find((named) => named.length > 1) ?? [];
    const left = pair.filter((agent) => !latest.includes(agent));
    return left.length === 1 && pair.length === 2 ? withNames(message, names(left)) : message;
  }
  return (several.test(message) ? latest.length > 1 : latest.length === 1)
    ? withNames(message, names(latest))
    : message;
}
