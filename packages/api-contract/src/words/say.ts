import type { FactOrText } from './factOrText.ts';

/** Turns a fact or a text into words; the arguments of a fact may hold another fact. */
export type Words = (factOrText: FactOrText) => string;

/**
 * Builds a sentence, without its full stop, from texts and numbers. Arguments come unchecked over the wire, so anything
 * else throws, and `wordsFrom` falls back.
 */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  for (const value of values)
    if (typeof value !== 'string' && !Number.isFinite(value)) throw new TypeError('An argument is missing');
  return String.raw({ raw: parts }, ...values);
}

const numbers = new Intl.PluralRules('en');

/** A number and its noun: `1 source`, `2 sources`, `2 people`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  say`${count} ${numbers.select(count) === 'one' ? one : many}`;

const digits = new Intl.NumberFormat('en');

/** A large number: `2,500`. */
export const grouped = (count: number): string => digits.format(Number(say`${count}`));

const all = new Intl.ListFormat('en', { type: 'conjunction' });
// British English has no comma before 'or'.
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `a, b, and c` */
export const allOf = (names: readonly string[]): string => all.format(names);
/** `a, b or c` */
export const oneOf = (names: readonly string[]): string => any.format(names);

/** An amount of money: `€41.20`, or `$0.0034` where it is less than a cent. */
export function money(amount: number, currency: string): string {
  const small = amount > 0 && amount < 0.01;
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    ...(small && { maximumSignificantDigits: 2 }),
  }).format(Number(say`${amount}`));
}

/** What one record of a collection is called, and several. */
const nouns: Readonly<Record<string, readonly [string, string]>> = {
  leads: ['lead', 'leads'],
  businesses: ['business', 'businesses'],
  contacts: ['contact', 'contacts'],
  emails: ['message', 'messages'],
  replies: ['reply', 'replies'],
  templates: ['template', 'templates'],
  events: ['event', 'events'],
  answers: ['answer', 'answers'],
  tasks: ['research', 'researches'],
  sources: ['source', 'sources'],
  workflows: ['workflow', 'workflows'],
};

/** How many records of a collection: `1 lead`, `12 businesses`. */
export function recordCountWords(collection: string, count: number): string {
  const [one, many] = nouns[collection] ?? ['record', 'records'];
  return counted(count, one, many);
}
