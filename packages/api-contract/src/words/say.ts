import type { Told } from './told.ts';

/** How something told is worded; a fact may hold another one. */
export type Words = (told: Told) => string;

/**
 * A sentence from texts and numbers, without its full stop. Throws for anything else, since arguments come over the
 * wire: `wordsFrom` then falls back.
 */
export function say(parts: TemplateStringsArray, ...given: readonly (string | number)[]): string {
  for (const one of given)
    if (typeof one !== 'string' && !Number.isFinite(one)) throw new TypeError('An argument is missing');
  return String.raw({ raw: parts }, ...given);
}

const numbers = new Intl.PluralRules('en');

/** A number and its noun: `1 source`, `2 sources`, `2 people`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  say`${count} ${numbers.select(count) === 'one' ? one : many}`;

const all = new Intl.ListFormat('en', { type: 'conjunction' });
// British English sets no comma before the 'or'.
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `a, b, and c` */
export const allOf = (names: readonly string[]): string => all.format(names);
/** `a, b or c` */
export const oneOf = (names: readonly string[]): string => any.format(names);
