import { foldText } from '@switchboard/api-contract/text';
import { type Condition, negations, takeNot } from './conditions.ts';
import type { Kind } from './kinds.ts';
import { phrases, type Words } from './SaidWords.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** All texts in a value, folded, as words between spaces. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string')
    return [
      ` ${foldText(value)
        .replaceAll(/[^\p{L}\p{N}@.&']+/gu, ' ')
        .replaceAll(/\.(?= |$)/g, '')} `,
    ];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Where records have some words. */
interface Match {
  readonly fields: readonly string[];
  /** Whether the first of them has it wherever any has. */
  readonly isOne: boolean;
  /** Whether they are all that a field says. */
  readonly whole: boolean;
}

/** Fields of running text. */
const running = /^(?:preview|content|description|query|summary|asked|insights|keyPoints)$/;
const about = phrases(
  'about|regarding|mentioning|concerning|mention|mentions|say|says|word|words|on|contain|contains|containing|of',
);
const longestName = 6;
const isWord = /[\p{L}\p{N}]/u;

/** Which fields a preposition means. */
const meant: readonly (readonly [words: ReadonlyMap<string, string>, fields: RegExp])[] = [
  [phrases('from'), /^(?:from|location|region|address|company|name)$/],
  [phrases('in|near|around|based in|located in'), /^(?:location|region|address|industry|category|title)$/],
  [phrases('at'), /^(?:company|location|address|name)$/],
  [phrases('with|and'), /^(?:attendees|title|name)$/],
  [phrases('to'), /^to$/],
  [phrases('by'), /^(?:from|createdBy|whose|name)$/],
  [phrases('called|named'), /^(?:name|title|subject)$/],
  [
    phrases('about|regarding|mentioning|on|concerning|mention|mentions|say|says'),
    /^(?:subject|preview|content|title|description|query|summary)$/,
  ],
];
/** After these, words that no record has are a name all the same. */
const naming = phrases('from|in|at|near|called|named|about|regarding|mentioning|mention|mentions|by|with|to');

/** Whether records are looked through already for one message: a kind's records, and their texts. */
export type ReadAll = (kind: Kind) => Promise<readonly Fields[]>;

const cache = new WeakMap<readonly Fields[], Map<string, readonly (readonly string[])[]>>();

/** The texts of a field of all records, read once. */
function textsOf(records: readonly Fields[], field: string): readonly (readonly string[])[] {
  const known = cache.get(records) ?? new Map<string, readonly (readonly string[])[]>();
  cache.set(records, known);
  const texts = known.get(field) ?? records.map((record) => textsIn(record[field]));
  known.set(field, texts);
  return texts;
}

const matches = new WeakMap<readonly Fields[], Map<string, Match | undefined>>();

/** Where records have some words, looked for once: several only if they have each of them. */
function match(records: readonly Fields[], kind: Kind, phrase: string): Match | undefined {
  const known = matches.get(records) ?? new Map<string, Match | undefined>();
  matches.set(records, known);
  if (known.has(phrase)) return known.get(phrase);
  const words = phrase.split(' ');
  const found =
    words.length > 1 && !words.every((word) => match(records, kind, word)) ? undefined : lookFor(records, kind, phrase);
  known.set(phrase, found);
  return found;
}

function lookFor(records: readonly Fields[], kind: Kind, phrase: string): Match | undefined {
  const forms = [` ${foldText(phrase)} `, ` ${foldText(phrase)}s `];
  const found = new Map<string, Set<number>>();
  let whole = false;
  for (const field of kind.named)
    for (const [at, texts] of textsOf(records, field).entries())
      if (texts.some((text) => forms.some((form) => text.includes(form)))) {
        whole ||= texts.some((text) => forms.includes(text));
        found.set(field, (found.get(field) ?? new Set()).add(at));
      }
  // All that a search for restaurants found are some, but an Italian one is so by its own category.
  for (const [field, broader] of Object.entries(kind.broader)) {
    const own = textsOf(records, field);
    if (new Set([...(found.get(field) ?? [])].map((at) => own[at]?.[0])).size === 1) found.delete(broader);
  }
  const count = new Set([...found.values()].flatMap((set) => [...set])).size;
  if (found.size === 0) return undefined;
  const fields = [...found].toSorted(([, one], [, other]) => other.size - one.size).map(([field]) => field);
  const [first = ''] = fields;
  // Where one field has it wherever any has, that one is meant.
  return {
    fields: found.get(first)?.size === count ? [first, ...fields.slice(1)] : fields,
    isOne: found.get(first)?.size === count,
    whole,
  };
}

/** The word for one of several: 'directors' is looked for as 'director', too. */
const singular = (phrase: string): string => phrase.replace(/(?<=\p{L}{3})s$/u, '');

/**
 * Takes the words left that are names, places and other values of the records of a kind, and what they must be. Longer
 * names, of which some words were read before, come first.
 */
export function takeValues(words: Words, kind: Kind, records: readonly Fields[], asked?: string): Condition[] {
  const conditions: Condition[] = [];
  for (const first of words.left()) {
    if (!words.isFree(first) || negations.has(words.word(first))) continue;
    const found = longestAt(words, kind, records, first);
    // Running text has any word: only 'about' asks for one of it.
    const isSaid = about.has(words.word((found?.at ?? first) - 1)) || asked !== undefined;
    const one = isSaid ? found : found && withoutRunning(found);
    const before = words.word(one ? one.at - 1 : first - 1);
    if (!one) {
      const end =
        words
          .left()
          .findLast(
            (at) => at >= first && words.left().filter((left) => left >= first && left <= at).length === at - first + 1,
          ) ?? first;
      const text = words.text(first, end + 1 - first);
      const isName = (asked !== undefined || naming.has(before)) && /^\p{Lu}/u.test(text);
      if (!isName && !(asked !== undefined || ['called', 'named', 'about', 'mentioning'].includes(before))) continue;
      words.take({ at: first, length: end + 1 - first });
      conditions.push({ field: asked ?? kind.named, is: 'contains', value: text });
      continue;
    }
    words.take(one);
    const [, wanted] = meant.find(([prepositions]) => prepositions.has(before)) ?? [];
    const fitting = wanted ? one.found.fields.filter((field) => wanted.test(field)) : [];
    const [own = ''] = one.found.fields;
    const fields =
      asked !== undefined && one.found.fields.includes(asked)
        ? [asked]
        : fitting.length > 0
          ? fitting
          : one.found.isOne
            ? [own]
            : one.found.fields;
    const field = fields.length === 1 ? (fields[0] ?? '') : fields;
    const not = takeNot(words, ['from', 'in', 'at', 'called', 'by'].includes(before) ? one.at - 1 : one.at);
    const last = conditions.at(-1);
    const joint = words.word(one.at - 1);
    const isJoined = ['and', 'or', ',', 'nor'].includes(
      ['in', 'from', 'at'].includes(joint) ? words.word(one.at - 2) : joint,
    );
    const isOther =
      last && isJoined && last.is === 'contains' && [last.field].flat().some((name) => one.found.fields.includes(name));
    if (isOther)
      conditions.splice(-1, 1, { ...last, value: [last.value as string | readonly string[], one.phrase].flat() });
    else conditions.push({ field, is: 'contains', value: one.phrase, ...not });
  }
  return conditions;
}

/** What was found in the fields that are no running text; undefined if there is none. */
function withoutRunning(found: NonNullable<ReturnType<typeof longestAt>>) {
  const fields = found.found.fields.filter((field) => !running.test(field));
  const isOne = found.found.isOne && fields[0] === found.found.fields[0];
  return fields.length === 0
    ? undefined
    : { ...found, found: { ...found.found, fields, isOne: isOne || fields.length === 1 } };
}

/** The longest name that has the word at a place and stands in the records. */
function longestAt(words: Words, kind: Kind, records: readonly Fields[], first: number) {
  for (let length = longestName; length > 0; length -= 1)
    for (let at = Math.max(0, first - length + 1); at <= first; at += 1) {
      if (at + length > words.all.length || !isWord.test(words.word(at)) || !isWord.test(words.word(at + length - 1)))
        continue;
      const phrase = foldText(words.text(at, length))
        .replaceAll(/[^\p{L}\p{N}@.&']+/gu, ' ')
        .trim()
        .replace(/'s$/, '');
      const found = match(records, kind, phrase);
      // Words that were read already belong to a name only if it is the whole of one.
      const isAllLeft = Array.from({ length }, (_, more) => words.isFree(at + more)).every(Boolean);
      const text = words.text(at, length).replace(/'s$/, '');
      if (found && (isAllLeft || found.whole)) return { at, length, phrase: text, found };
      const single = isAllLeft ? match(records, kind, singular(phrase)) : undefined;
      if (single) return { at, length, phrase: singular(text), found: single };
    }
  return undefined;
}
