import type { Field, Kind } from './kinds.ts';
import { numberIn } from './days.ts';
import { phrases, type Found, type Words } from './SaidWords.ts';

/** How a field is compared. `from` and `before` compare instants; `missing` and `known` need no value. */
export const comparisons = [
  'equals',
  'contains',
  'above',
  'below',
  'atLeast',
  'atMost',
  'from',
  'before',
  'missing',
  'known',
] as const;

/** What a record must be. Of several fields one is enough, and of several values, too. */
export interface Condition {
  readonly field: string | readonly string[];
  readonly is: (typeof comparisons)[number];
  readonly value?: string | number | boolean | readonly string[] | undefined;
  readonly not?: true | undefined;
}

type Comparison = Condition['is'];
const lexicon = (table: Partial<Record<Comparison, string>>): ReadonlyMap<string, Comparison> =>
  new Map(
    Object.entries(table).flatMap(([is, text]) => text.split('|').map((one) => [one, is as Comparison] as const)),
  );

const before = lexicon({
  above: 'above|over|more than|greater than|higher than|better than|larger than|bigger than|beyond|exceeding|>',
  below: 'below|under|less than|fewer than|lower than|worse than|smaller than|<',
  atLeast: 'at least|no less than|not less than|not below|not under|minimum|> =',
  atMost: 'at most|no more than|not more than|up to|not above|not over|maximum|< =',
  equals: 'exactly|equal to|equals|=',
});
const behind = lexicon({
  atLeast: 'or more|or above|or higher|or better|or over|and above|and up|and more|+|plus',
  atMost: 'or less|or below|or lower|or fewer|or under|or worse|and below',
});
/** Words between a field and what is said of it. */
const between = new Set([
  'is',
  'are',
  'was',
  'of',
  'a',
  'an',
  'the',
  'has',
  'have',
  'that',
  'with',
  'at',
  'which',
  'whose',
  'be',
  'being',
  'than',
  'value',
  'equal',
  'to',
]);
const ofField = 4;

const plainNumber = /^\d+(?:,\d{3})*(?:\.\d+)?$/;
const amountOf = (word: string): number | undefined => {
  if (plainNumber.test(word)) return Number(word.replaceAll(',', ''));
  return word === 'few' || word === 'couple' ? undefined : numberIn(word);
};

/** The field that stands next to a place: before it with only small words between, or right behind. */
function fieldNear(
  words: Words,
  kind: Kind,
  at: number,
  after: number,
): { field: Field; at: number; length: number } | undefined {
  for (let place = at - 1; place >= Math.max(0, at - ofField); place -= 1) {
    for (const length of [3, 2, 1]) {
      const found = words.at(place - length + 1, kind.fieldWords);
      if (found && found.length === length) return { field: found.value, ...found };
    }
    if (!between.has(words.word(place))) break;
  }
  const found = words.at(after, kind.fieldWords);
  return found && { field: found.value, ...found };
}

/** Takes conditions with numbers: 'a score above 85', 'at least 100 reviews', 'between 3 and 4'. */
export function takeNumbers(words: Words, kind: Kind): Condition[] {
  const conditions: Condition[] = [];
  for (let at = 0; at < words.all.length; at += 1) {
    if (!words.isFree(at)) continue;
    const range = readRange(words, at);
    if (range) {
      const near = fieldNear(words, kind, at, at + range.length);
      const field = near?.field.name ?? kind.figure;
      if (field === undefined) continue;
      words.take({ at, length: range.length });
      if (near) words.take(near);
      conditions.push({ field, is: 'atLeast', value: range.low }, { field, is: 'atMost', value: range.high });
      continue;
    }
    const compares = words.at(at, before);
    const place = at + (compares?.length ?? 0);
    const amount = words.isFree(place) ? amountOf(words.word(place)) : undefined;
    if (amount === undefined) continue;
    const suffix = words.at(place + 1, behind);
    const end = place + 1 + (suffix?.length ?? 0);
    const unit = ['%', 'percent', 'points', 'out'].includes(words.word(end)) ? 1 : 0;
    const near = fieldNear(words, kind, at, end + unit);
    const is =
      compares?.value ??
      suffix?.value ??
      (near && plainNumber.test(words.word(place)) && isMeasured(near.field, kind) && near.at < at
        ? 'equals'
        : undefined);
    const field =
      near && isMeasured(near.field, kind) ? near.field.name : (compares ?? suffix) ? kind.figure : undefined;
    if (is === undefined || field === undefined) continue;
    words.take({ at, length: end + unit - at });
    if (near && near.field.name === field) words.take(near);
    conditions.push({ field, is, value: amount });
  }
  return conditions;
}

/** A field that is compared with numbers: one that is a number, or a text that may be one. */
const isMeasured = ({ type, name }: Field, { named }: Kind): boolean =>
  type === 'number' || (type === 'text' && named.includes(name) && /size/i.test(name));

function readRange(words: Words, at: number): { low: number; high: number; length: number } | undefined {
  if (!['between', 'from'].includes(words.word(at))) return undefined;
  const [low, high] = [amountOf(words.word(at + 1)), amountOf(words.word(at + 3))];
  if (low === undefined || high === undefined || !['and', 'to'].includes(words.word(at + 2))) return undefined;
  return { low, high, length: 4 };
}

const lacks = phrases(
  'without|missing|lacking|lack|lacks|no|with no|have no|has no|having no|do not have|does not have|not have|has not|have not|had no|with missing|without any|not got|no known',
);
const holds = phrases('with|have|has|having|got|including|that have|who have|there is');
const articles = new Set(['a', 'an', 'any', 'their', 'the', 'its', 'known', 'his', 'her']);
const afterwards = phrases('is missing|are missing|missing|is unknown|unknown|is empty|empty');

/** Takes what records must have, or must not: 'without a phone', 'with attachments'. */
export function takeKnown(words: Words, kind: Kind): Condition[] {
  const conditions: Condition[] = [];
  for (let at = 0; at < words.all.length; at += 1) {
    const lacking = words.at(at, lacks);
    const lead = lacking ?? words.at(at, holds);
    if (!lead) {
      const field = words.at(at, kind.fieldWords);
      const empty = field && words.at(at + field.length, afterwards);
      if (!field || !empty) continue;
      words.take({ at, length: field.length + empty.length });
      conditions.push({ field: field.value.name, is: 'missing' });
      continue;
    }
    let place = at + lead.length;
    while (articles.has(words.word(place))) place += 1;
    let found: Found<Field> | undefined = words.at(place, kind.fieldWords);
    if (!found) continue;
    words.take({ at, length: place - at });
    while (found) {
      words.take(found);
      conditions.push(
        found.value.type === 'flag'
          ? { field: found.value.name, is: 'equals', value: true, ...(lacking && { not: true as const }) }
          : { field: found.value.name, is: lacking ? 'missing' : 'known' },
      );
      const joint: number = place + found.length;
      const next: Found<Field> | undefined = ['and', 'or', 'nor'].includes(words.word(joint))
        ? words.at(articles.has(words.word(joint + 1)) ? joint + 2 : joint + 1, kind.fieldWords)
        : undefined;
      if (next) words.take({ at: joint, length: next.at - joint });
      place = next?.at ?? place;
      found = next;
    }
  }
  return conditions;
}

export const negations = new Set(['not', 'no', 'never', 'without']);
const soft = new Set(['yet', 'been', 'already', 'marked', 'as', 'a', 'an', 'the', 'in', 'of']);
/** How many words may stand between 'not' and what it is about. */
const reach = 3;

/** Takes a 'not' that is about what stands at a place. */
export function takeNot(words: Words, at: number): { readonly not?: true } {
  for (let place = at - 1; place >= Math.max(0, at - reach); place -= 1) {
    if (negations.has(words.word(place)) && words.isFree(place)) {
      words.take({ at: place, length: 1 });
      return { not: true };
    }
    if (!soft.has(words.word(place))) break;
  }
  return {};
}

/** Takes words for values of fields: 'qualified', 'unread', 'high priority', 'not replied'. */
export function takeStates(words: Words, kind: Kind): Condition[] {
  const conditions: Condition[] = [];
  for (const { at, length, value } of words.takeAll(kind.states)) {
    const [field, is] = value;
    const not = takeNot(words, at);
    for (const place of [at - 1, at - 2, at + length]) {
      const named = words.at(place, kind.fieldWords);
      if (named?.value.name === field && (place > at || between.has(words.word(at - 1)) || place === at - 1))
        words.take(named);
    }
    const last = conditions.at(-1);
    const isOther =
      last?.field === field && last.not === not.not && typeof is === 'string' && typeof last.value !== 'boolean';
    if (isOther) conditions.splice(-1, 1, { ...last, value: [last.value as string | readonly string[], is].flat() });
    else conditions.push({ field, is: 'equals', value: is, ...not });
  }
  return conditions;
}
