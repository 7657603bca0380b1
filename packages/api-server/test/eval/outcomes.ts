import type { Answer, Row } from './organisation.ts';

/**
 * What must come of a message. `figure`: that number, and none of a `wider` question in its place. `names`: all of them
 * in the answer (of more than five how many there are), and none of `others`. `oneOf`: at least one, and
 * none of `others`. `words`: all of these. `asks`: a question to say yes to, whose text and form hold these. `done`: a
 * receipt that holds these. `refuses`: it reads nothing, proposes nothing, and says what could be asked.
 */
export type Wanted =
  | { readonly figure: number; readonly wider?: readonly number[] }
  | { readonly names: readonly string[]; readonly others: readonly string[] }
  | { readonly oneOf: readonly string[]; readonly others: readonly string[]; readonly times?: number }
  | { readonly words: readonly (string | RegExp)[]; readonly without?: RegExp }
  | { readonly asks: readonly RegExp[]; readonly values?: Row; readonly without?: RegExp }
  | { readonly done: readonly RegExp[] }
  | { readonly undone: readonly (string | RegExp)[] }
  | 'refuses';

/**
 * `wrong` is an answer to another question, above all to a wider one, an act that nobody wanted, or what is no language
 * of people; `not understood` is one that says so or asks back.
 */
export type Outcome = 'held' | 'wrong' | 'not understood';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const numerals = ['no|none|nobody|nothing|not any', 'one|an?', 'two', 'three', 'four', 'five', 'six'];

/** Whether a text has a number, in digits that are no part of another one or in a word. */
const hasFigure = (text: string, figure: number): boolean =>
  new RegExp(`(?<![\\d.,:–-])${escaped(String(figure))}(?![\\d%]|[.,:]\\d)`).test(text) ||
  (numerals[figure] !== undefined && new RegExp(`\\b(?:${numerals[figure]})\\b`, 'i').test(text));

const hasName = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'iu').test(text);

/** ISO times, objects, and names of fields in camel case or with underscores are no words. */
const raw = /\d{4}-\d\d-\d\dT\d\d|[{[]"|\b[a-z]+(?:[A-Z][a-z]+)+\b|\b[a-z]+_[a-z]+\b|\bundefined\b|\[object/;

const has = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text.toLowerCase().includes(wanted.toLowerCase()) : wanted.test(text);

const namesIn = (text: string, names: readonly string[]): readonly string[] =>
  names.filter((name) => hasName(text, name));

/** Others whose name is no part of a wanted one. */
const strangers = (text: string, names: readonly string[], others: readonly string[]): readonly string[] =>
  namesIn(
    text,
    others.filter((other) => !names.some((name) => hasName(name, other))),
  );

function holds(
  { response: text, question, receipts = [], sources = [], suggestions = [] }: Answer,
  wanted: Wanted,
): boolean {
  const acts = question !== undefined || receipts.length > 0;
  if (wanted === 'refuses') return !acts && sources.length === 0 && suggestions.length > 0;
  if ('asks' in wanted) {
    const asked = `${question?.text} ${JSON.stringify(question?.change?.values ?? {})}`;
    const values = question?.change?.values ?? {};
    return (
      question !== undefined &&
      wanted.asks.every((one) => one.test(asked)) &&
      !wanted.without?.test(asked) &&
      Object.entries(wanted.values ?? {}).every(
        ([field, value]) => JSON.stringify(values[field]) === JSON.stringify(value),
      )
    );
  }
  if ('done' in wanted) return wanted.done.every((one) => receipts.some((receipt) => one.test(receipt.text)));
  if (acts) return false;
  if ('undone' in wanted) return wanted.undone.every((one) => has(text, one));
  if ('figure' in wanted) return hasFigure(text, wanted.figure);
  if ('words' in wanted) return wanted.words.every((one) => has(text, one)) && !wanted.without?.test(text);
  if ('oneOf' in wanted)
    return (
      namesIn(text, wanted.oneOf).length >= (wanted.times ?? 1) &&
      strangers(text, wanted.oneOf, wanted.others).length === 0
    );
  const { names, others } = wanted;
  const named = namesIn(text, names);
  const enough = named.length === names.length || (names.length > 5 && hasFigure(text, names.length));
  return enough && strangers(text, names, others).length === 0;
}

/** What came of a message. */
export function outcomeOf(answer: Answer, wanted: Wanted): Outcome {
  const { response: text, question, receipts = [], suggestions = [] } = answer;
  if (raw.test(text.replaceAll(/\S+@\S+|https?:\S+/g, ''))) return 'wrong';
  if (holds(answer, wanted)) return 'held';
  const wider = typeof wanted === 'object' && 'figure' in wanted ? (wanted.wider ?? []) : [];
  const acts = question !== undefined || receipts.length > 0;
  const declines = !acts && (suggestions.length > 0 || text.includes('?'));
  return !declines || wider.some((one) => hasFigure(text, one)) ? 'wrong' : 'not understood';
}
