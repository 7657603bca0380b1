import { takeKnown, takeNumbers, takeStates, type Condition } from './conditions.ts';
import { kinds, type Kind } from './kinds.ts';
import type { ZonedClock } from './days.ts';
import { takePeriod, type Period } from './period.ts';
import { takeSort } from './takeSort.ts';
import { takeValues, type ReadAll } from './values.ts';
import {
  anyWords,
  averageWords,
  continuing,
  countWords,
  filler,
  listWords,
  ordinals,
  pointing,
  pointingAtOne,
  whenWords,
  whereWords,
  whoWords,
} from './wordClasses.ts';
import { phrases, type Lexicon, type Words } from './SaidWords.ts';

/** What is asked about records. */
export interface RecordsAsked {
  readonly topic: 'records';
  readonly ask: 'count' | 'list' | 'any' | 'average' | 'tell';
  readonly kind: Kind;
  readonly where: readonly Condition[];
  readonly any?: true;
  readonly period?: Period | undefined;
  /** A field, after `-` the other way round. */
  readonly sort?: string | undefined;
  readonly limit?: number | undefined;
  /** Which one of the list is meant, counted from 0. */
  readonly at?: number | undefined;
  /** The fields that are asked for. */
  readonly fields: readonly string[];
}

/** What was read of a question, and the words that were not. */
export interface Reading<Asked> {
  readonly asked: Asked;
  readonly unread: readonly string[];
}

const collectionWords: Lexicon<readonly { readonly kind: Kind; readonly isMany: boolean }[]> = Map.groupBy(
  kinds.flatMap((kind) => [...kind.words].map(([word, number]) => ({ word, kind, isMany: number === 'many' }))),
  ({ word }) => word,
);
const possessive = new Set(["'s", 'his', 'her', 'their', 'its', 'whose']);

/** The kinds of records that a message names, the one that it is about first. */
export function kindsIn(
  words: Words,
): { readonly kind: Kind; readonly isMany: boolean; readonly at: number; readonly length: number }[] {
  const found = words
    .copy()
    .takeAll(collectionWords)
    .flatMap(({ at, length, value: [first] }) => {
      const isField =
        possessive.has(words.word(at - 1)) ||
        (first && !first.isMany && words.word(at + length) === 'of') ||
        isInField(words, at, length);
      return first && !isField ? [{ ...first, at, length }] : [];
    });
  // 'Leads without an email' are about leads.
  const own = found.filter(
    ({ at, length, kind }) =>
      !found.some((other) => other.kind !== kind && other.kind.fieldWords.has(words.text(at, length).toLowerCase())),
  );
  return own.length > 0 ? own : found;
}

/** Whether words are a part of what a field is called: 'email' of 'email address', 'place' of 'take place'. */
const isInField = (words: Words, at: number, length: number): boolean =>
  [at - 1, at].some((place) =>
    kinds.some(({ fieldWords }) => {
      const field = words.at(place, fieldWords);
      return field !== undefined && field.length > length && place + field.length >= at + length;
    }),
  );

const mostListed = 3;
const orWords = phrases('or');
const singleWords = phrases('is|has');
const newWords = phrases('new');

interface Known {
  readonly clock: ZonedClock;
  readonly records: ReadAll;
}

/** Reads a question about the records of one kind. What was asked before goes on where the message points back. */
export async function readRecords(
  given: Words,
  kind: Kind,
  known: Known,
  earlier?: RecordsAsked,
): Promise<Reading<RecordsAsked>> {
  const words = given.copy();
  const mentioned = kindsIn(words).filter((one) => one.kind === kind);
  for (const one of mentioned) words.take(one);
  const isOne = mentioned.length > 0 && mentioned.every(({ isMany }) => !isMany);
  const before = earlier && carried(earlier, kind);
  if (before === 'unlike')
    return { unread: [kind.many], asked: { topic: 'records', kind, ask: 'list', where: [], fields: [] } };
  const pointsAtOne = before !== undefined && words.has(pointingAtOne);
  const at = before ? (words.takeOne(ordinals)?.value ?? (pointsAtOne ? before.at : undefined)) : undefined;
  const period = takePeriod(words, known.clock, kind.collection === 'events');
  // 'New leads today' were added today, whatever their status.
  if (period && mentioned.some(({ at: place }) => words.word(place - 1) === 'new')) words.takeOne(newWords);
  const where = takeNumbers(words, kind);
  // That of '4.8 or better' was taken with it.
  const hasOr = words.has(orWords);
  const sort = takeSort(words, kind, mentioned.length > 0 || before !== undefined);
  where.push(...takeKnown(words, kind), ...takeStates(words, kind));
  const ask = takeAsk(words);
  const said = await takeSaid(words, kind, known.records);
  where.push(...said);
  const fields = words.takeAll(kind.fieldWords).map(({ value }) => value);
  const isWhen = ask.when || ask.where;
  words.takeAll(filler);
  if (words.left().length > 0) where.push(...takeValues(words, kind, await known.records(kind)));
  const unread = words.leftTexts();
  // What was there when is a period, not a field that is asked for.
  const asked = fields.filter(({ type }) => type !== 'instant' || !period || isWhen).map(({ name }) => name);
  const wanted = [
    ...asked,
    ...(ask.who ? [kind.who] : []),
    ...(ask.when ? [fields.find(({ type }) => type === 'instant')?.name ?? kind.time] : []),
    ...(ask.where ? [['location', 'address'].find((name) => kind.fields.has(name)) ?? kind.title] : []),
  ];
  // 'Is Jane Doe qualified?' asks for her status.
  const isAsked = /^\s*(?:is|has|was|did)\b/i.test(given.written) && where.some(namesOne(kind));
  if (isAsked) {
    wanted.push(
      ...where.flatMap(({ is, field, value }) =>
        is !== 'contains' || typeof value === 'boolean' ? [field].flat() : [],
      ),
    );
    where.splice(0, where.length, ...where.filter(namesOne(kind)));
  }
  const merged = before
    ? [...before.where.filter((one) => !where.some((other) => sameField(one, other))), ...where]
    : where;
  const isAny = where.length === 2 && hasOr && !sameField(where[0] as Condition, where[1] as Condition);
  // 'The number of Dr. Falk' is that of a phone.
  const isPhone =
    ask.count === 'number of' &&
    kind.fields.has('phone') &&
    mentioned.length === 0 &&
    wanted.length === 0 &&
    where.some(({ is, field }) => is === 'contains' && [field].flat()[0] === kind.title);
  if (isPhone) wanted.push('phone');
  const isCount =
    ask.count !== undefined &&
    !isPhone &&
    !fields.some(({ type, name }) => type === 'number' && asked.includes(name) && where.some(namesOne(kind)));
  const limit =
    sort.limit ??
    (sort.by !== undefined && (before ? given.has(singleWords) : isOne || mentioned.length === 0)
      ? 1
      : sort.by !== undefined
        ? mostListed
        : undefined);
  return {
    unread,
    asked: {
      topic: 'records',
      kind,
      ask: ask.average
        ? 'average'
        : isCount
          ? 'count'
          : ask.any
            ? 'any'
            : before?.ask === 'count' &&
                !given.has(listWords) &&
                wanted.length === 0 &&
                sort.by === undefined &&
                at === undefined
              ? 'count'
              : 'list',
      where: merged,
      ...(isAny && { any: true }),
      period: period ?? before?.period,
      sort: sort.by ?? before?.sort,
      limit:
        limit ??
        (before && (pointsAtOne || at === undefined) && period === undefined && where.length === 0
          ? before.limit
          : undefined),
      at,
      fields: [...new Set(wanted.length > 0 ? wanted : before && where.length > 0 ? before.fields : wanted)],
    },
  };
}

/** What was asked of another kind, as far as it can be asked of this one. */
function carried(before: RecordsAsked, kind: Kind): RecordsAsked | 'unlike' {
  if (before.kind === kind) return before;
  const where = before.where.map((one): Condition | undefined => {
    const names = [one.field]
      .flat()
      .map((name) =>
        name === 'location' && kind.fields.has('address')
          ? 'address'
          : name === 'address' && kind.fields.has('location')
            ? 'location'
            : name,
      );
    const known = names.filter((name) => kind.fields.has(name));
    return known.length === 0 ? undefined : { ...one, field: known };
  });
  if (where.includes(undefined)) return 'unlike';
  const { topic, ask, any, period } = before;
  return { topic, ask, period, ...(any && { any }), kind, where: where.filter((one) => one !== undefined), fields: [] };
}

const sameField = (one: Condition, other: Condition): boolean => {
  const [a, b] = [[one.field].flat(), [other.field].flat()];
  const isRange =
    ['atLeast', 'atMost', 'above', 'below'].includes(one.is) &&
    ['atLeast', 'atMost', 'above', 'below'].includes(other.is);
  return a.some((name) => b.includes(name)) && !isRange;
};

/** Whether a condition is the name of a record. */
export const namesOne =
  (kind: Kind) =>
  ({ field, is }: Condition): boolean =>
    is === 'contains' && [field].flat().some((name) => name === kind.title || name === 'company');

function takeAsk(words: Words) {
  // Of 'the phone number of Dana' no number is asked.
  const isField = /\b(?:phone|telephone|mobile) number of\b/i.test(words.written);
  const count = isField ? undefined : words.takeOne(countWords)?.value;
  const average = words.takeOne(averageWords) !== undefined;
  const when = words.takeOne(whenWords) !== undefined;
  const where = words.takeOne(whereWords) !== undefined;
  const who = words.has(whoWords) && count === undefined && words.takeOne(whoWords) !== undefined;
  const any = words.has(anyWords);
  return { count, average, when, where, who, any };
}

const says = new Set([
  'is',
  'are',
  'contains',
  'contain',
  'containing',
  'includes',
  'with',
  'as',
  ':',
  '=',
  'of',
  'in',
  'at',
  'for',
]);

/** Takes 'whose company is Acme', 'industry logistics': a field and the words that it has. */
async function takeSaid(words: Words, kind: Kind, records: ReadAll): Promise<Condition[]> {
  const conditions: Condition[] = [];
  for (const { at, length, value } of words.copy().takeAll(kind.fieldWords)) {
    if (
      value.type !== 'text' ||
      !kind.named.includes(value.name) ||
      ["'s", 'the', 'his', 'her', 'their', 'its', 'a'].includes(words.word(at - 1))
    )
      continue;
    let place = at + length;
    while (says.has(words.word(place))) place += 1;
    if (!words.isFree(place) || filler.has(words.word(place)) || kind.fieldWords.has(words.word(place))) continue;
    const only = words.copy();
    for (let other = 0; other < words.all.length; other += 1) if (other < place) only.take({ at: other, length: 1 });
    only.takeAll(filler);
    const found = takeValues(only, kind, await records(kind), value.name).filter(({ field }) => field === value.name);
    if (found.length === 0) continue;
    const rest = new Set(only.left());
    for (let other = at; other < words.all.length; other += 1)
      if (words.isFree(other) && !rest.has(other)) words.take({ at: other, length: 1 });
    conditions.push(...found);
    break;
  }
  return conditions;
}

/** Whether a message goes on with what was asked before. */
export const goesOn = (words: Words): boolean =>
  continuing.has(words.word(0)) ||
  continuing.has(`${words.word(0)} ${words.word(1)}`) ||
  words.has(pointing) ||
  words.has(ordinals);
