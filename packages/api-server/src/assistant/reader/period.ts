import { addDays, hourMs, instantAt } from '@switchboard/api-contract/time';
import { currentDay, daysAt, numberIn, type Days, type ZonedClock } from './days.ts';
import type { Found, Words } from './SaidWords.ts';

/** Some time, in words and as instants; `to` is over then. Days as `YYYY-MM-DD`. Open ends are missing. */
export interface Period {
  readonly words: string;
  readonly from?: string;
  readonly to?: string;
  /** Whole days that it has. */
  readonly first: string;
  readonly last: string;
}

const parts: Readonly<Record<string, readonly [from: number, to: number]>> = {
  morning: [5, 12],
  noon: [12, 13],
  lunch: [12, 14],
  afternoon: [12, 18],
  evening: [18, 24],
  night: [18, 29],
};
const partLexicon = new Map(
  Object.keys(parts).flatMap((one) => [one, `in the ${one}`, `at ${one}`].map((words) => [words, one] as const)),
);
const leading = new Set([
  'on',
  'in',
  'for',
  'during',
  'of',
  'over',
  'within',
  'this',
  'the',
  'at',
  'from',
  'between',
  "'s",
]);

/** A time of day at a place, in hours: '3pm', 'at 10', '14:30', 'noon'. */
function hourAt(words: Words, at: number): Found<number> | undefined {
  const word = words.word(at);
  if (!words.isFree(at)) return undefined;
  if (word === 'noon' || word === 'midday') return { at, length: 1, value: 12 };
  if (word === 'midnight') return { at, length: 1, value: 24 };
  const [, hours, minutes = '0', own] = /^(\d{1,2})(?:[:.](\d{2}))?(am|pm)?$/.exec(word) ?? [];
  const spoken = hours === undefined ? numberIn(word) : Number(hours);
  if (spoken === undefined || spoken > 24) return undefined;
  const next = words.word(at + 1);
  const half = own ?? (['am', 'pm'].includes(next) ? next : undefined);
  const length = own === undefined && half !== undefined ? 2 : next === "o'clock" ? 2 : 1;
  const isSure = half !== undefined || /[:.]/.test(word) || next === "o'clock";
  const hour =
    (half === 'pm' && spoken < 12 ? spoken + 12 : half === 'am' && spoken === 12 ? 0 : spoken) + Number(minutes) / 60;
  return { at, length: isSure ? length : 1, value: isSure ? hour : -hour };
}

const instantOf = ({ zone }: ZonedClock, day: string, hours: number): number =>
  instantAt(zone, addDays(day, Math.floor(hours / 24)), '00:00') + (hours % 24) * hourMs;

/** Takes the time that a message speaks of; undefined if it names none. `isAhead`: what is asked for mostly lies ahead. */
export function takePeriod(words: Words, clock: ZonedClock, isAhead = false): Period | undefined {
  const today = currentDay(clock);
  const found: Found<Days>[] = [];
  for (let at = 0; at < words.all.length && found.length < 2; at += 1) {
    const one = words.isFree(at) ? daysAt(words, at, today, isAhead) : undefined;
    if (!one) continue;
    found.push(one);
    words.take(one);
  }
  const part = words.takeOne(partLexicon);
  const [one, other] = found;
  const hours = takeHours(words, one !== undefined || isAhead);
  if (!one && !part && !hours) return undefined;
  const day = one?.value ?? { words: 'today', first: today, last: today };
  const before = one === undefined ? '' : takeBefore(words, one.at);
  const range = other ? { ...day, last: other.value.last } : day;
  const spoken = part?.value ?? day.part;
  const [start, end] = hours ?? parts[spoken ?? ''] ?? [0, 24];
  const partWords = part
    ? day.words === 'today' && part.value !== 'noon'
      ? `this ${part.value}`
      : `${day.words} ${part.value}`
    : day.words;
  const text = other
    ? `from ${day.words} to ${other.value.words}`.replaceAll('on ', '')
    : partWords.replace('this night', 'tonight');
  const from = new Date(instantOf(clock, range.first, start)).toISOString();
  const to = new Date(
    instantOf(clock, hours || spoken ? (other ? range.last : range.first) : range.last, end),
  ).toISOString();
  if (part && !one && words.word(part.at - 1) === 'this') words.take({ at: part.at - 1, length: 1 });
  const bare = text.replace(/^(?:on|in) /, '');
  if (before === 'since') return { words: `since ${bare}`, from, first: range.first, last: today };
  if (before === 'before')
    return { words: `before ${bare}`, to: from, first: '0000-01-01', last: addDays(range.first, -1) };
  if (before === 'until') return { words: `until ${bare}`, to, first: '0000-01-01', last: range.last };
  if (before === 'after')
    return { words: `after ${bare}`, from: to, first: addDays(range.last, 1), last: '9999-12-31' };
  return { words: hours ? `${text}${hours[2]}` : text, from, to, first: range.first, last: range.last };
}

/** Takes 'since', 'before' and the like in front of a day, and words that say nothing more. */
function takeBefore(words: Words, at: number): 'since' | 'before' | 'until' | 'after' | '' {
  let place = at - 1;
  while (leading.has(words.word(place)) && words.isFree(place)) {
    words.take({ at: place, length: 1 });
    place -= 1;
  }
  const word = words.word(place);
  const means = {
    since: 'since',
    starting: 'since',
    before: 'before',
    until: 'until',
    till: 'until',
    by: 'until',
    after: 'after',
  } as const;
  if (!(word in means) || !words.isFree(place)) return '';
  words.take({ at: place, length: 1 });
  return means[word as keyof typeof means];
}

/** Takes hours: 'after 3pm', 'before noon', 'between 9 and 12', 'at 10'. */
function takeHours(words: Words, isDay: boolean): readonly [from: number, to: number, words: string] | undefined {
  for (let at = 0; at < words.all.length; at += 1) {
    if (!words.isFree(at)) continue;
    const word = words.word(at);
    const one = ['after', 'before', 'until', 'at', 'from', 'between'].includes(word)
      ? hourAt(words, at + 1)
      : undefined;
    if (!one || (one.value < 0 && (!isDay || word === 'from'))) continue;
    const hour = Math.abs(one.value);
    const after = one.at + one.length;
    const other =
      word === 'between' && ['and', 'to'].includes(words.word(after)) ? hourAt(words, after + 1) : undefined;
    if (word === 'between' && !other) continue;
    words.take({ at, length: (other ? other.at + other.length : after) - at });
    const text = words.text(at, (other ? other.at + other.length : after) - at);
    if (other) return [hour, Math.abs(other.value), ` ${text}`];
    return word === 'after' || word === 'from'
      ? [hour, 24, ` ${text}`]
      : word === 'at'
        ? [hour, hour + 1, ` ${text}`]
        : [0, hour, ` ${text}`];
  }
  return undefined;
}
