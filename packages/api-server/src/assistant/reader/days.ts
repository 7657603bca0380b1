import { addDays, clocksIn, dayMs, weekdayOf } from '@switchboard/api-contract/time';
import { phrases, type Found, type Words } from './SaidWords.ts';

/** Where an organisation is in its day. */
export interface ZonedClock {
  readonly now: Date;
  /** An IANA zone. */
  readonly zone: string;
}

/** Some whole days, and the part of them that is meant. */
export interface Days {
  readonly words: string;
  readonly first: string;
  readonly last: string;
  readonly part?: string;
}

/** The day that it is there. */
export const currentDay = ({ now, zone }: ZonedClock, at = now): string => clocksIn(zone, at.getTime()).date;

const monday = (today: string): string => addDays(today, -weekdayOf(today));
const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const endOfMonth = (first: string): string => addDays(startOfMonth(addDays(first, 31)), -1);
const lastMonth = (today: string): string => startOfMonth(addDays(startOfMonth(today), -1));
const nextMonth = (today: string): string => startOfMonth(addDays(startOfMonth(today), 31));

type Read = (today: string) => Omit<Days, 'words'>;
const days = (from: number, to = from, part?: string): Read => {
  return (today) => ({ first: addDays(today, from), last: addDays(today, to), ...(part && { part }) });
};
const weeks =
  (from: number, to = from + 6): Read =>
  (today) => ({ first: addDays(monday(today), from), last: addDays(monday(today), to) });
const month =
  (start: (today: string) => string): Read =>
  (today) => ({ first: start(today), last: endOfMonth(start(today)) });
const year =
  (more: number): Read =>
  (today) => ({
    first: `${Number(today.slice(0, 4)) + more}-01-01`,
    last: `${Number(today.slice(0, 4)) + more}-12-31`,
  });

const named: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['today', days(0)],
  ['tonight', days(0, 0, 'evening')],
  ['this morning', days(0, 0, 'morning')],
  ['this afternoon', days(0, 0, 'afternoon')],
  ['this evening', days(0, 0, 'evening')],
  ['yesterday', days(-1)],
  ['last night', days(-1, -1, 'night')],
  ['overnight', days(-1, -1, 'night')],
  ['day before yesterday', days(-2)],
  ['tomorrow', days(1)],
  ['day after tomorrow', days(2)],
  ['this week', weeks(0)],
  ['next week', weeks(7)],
  ['last week', weeks(-7)],
  ['past week', days(-6, 0)],
  ['this weekend', weeks(5, 6)],
  ['weekend', weeks(5, 6)],
  ['next weekend', weeks(12, 13)],
  ['last weekend', weeks(-2, -1)],
  ['this month', month(startOfMonth)],
  ['month so far', month(startOfMonth)],
  ['last month', month(lastMonth)],
  ['next month', month(nextMonth)],
  ['this year', year(0)],
  ['last year', year(-1)],
  ['next year', year(1)],
]);

const weekdayNames = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const weekdayLexicon = new Map(
  weekdayNames.flatMap((name, at) => [name, name.slice(0, 3), `${name}s`].map((one) => [one, at] as const)),
);
const monthNames = 'january february march april may june july august september october november december'.split(' ');
const monthLexicon = new Map(
  monthNames.flatMap((name, at) => [name, name.slice(0, 3)].map((one) => [one, at] as const)),
);
const ahead = phrases('next|coming|upcoming|following');
const back = phrases('last|past|previous|recent');
const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A whole number, in digits or as a word up to twelve; undefined for any other word. */
export function numberIn(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const at = numbers.indexOf(word);
  return at < 0 ? (word === 'couple' ? 2 : word === 'few' ? 3 : undefined) : at;
}

/** Days that are named at a place. `isAhead`: a weekday or month alone is the coming one. */
export function daysAt(words: Words, at: number, today: string, isAhead: boolean): Found<Days> | undefined {
  const known = words.at(at, named);
  if (known) {
    const text = Array.from({ length: known.length }, (_, more) => words.word(at + more)).join(' ');
    const spoken = text === 'weekend' ? 'at the weekend' : text.startsWith('day ') ? `the ${text}` : text;
    return { ...known, value: { words: spoken, ...known.value(today) } };
  }
  const shift = words.at(at, ahead) ? 1 : words.at(at, back) ? -1 : 0;
  const next = shift === 0 && words.word(at) !== 'this' ? at : at + 1;
  const count = numberIn(words.word(next));
  const unit = count === undefined ? '' : words.word(next + 1).replace(/s$/, '');
  if (count !== undefined && ['day', 'week', 'month'].includes(unit)) {
    const size = count * { day: 1, week: 7, month: 30 }[unit as 'day'];
    const text = `${count} ${unit}${count === 1 ? '' : 's'}`;
    if (words.word(next + 2) === 'ago') {
      const day = addDays(today, -size);
      return { at, length: next + 3 - at, value: { words: `${text} ago`, first: day, last: day } };
    }
    if (shift === 0) return undefined;
    const [first, last] = shift > 0 ? [today, addDays(today, size - 1)] : [addDays(today, 1 - size), today];
    return {
      at,
      length: next + 2 - at,
      value: { words: `in the ${shift > 0 ? 'next' : 'last'} ${text}`, first, last },
    };
  }
  const weekday = weekdayLexicon.get(words.word(next));
  if (weekday !== undefined && words.isFree(next)) {
    const coming = (weekday - weekdayOf(today) + 7) % 7;
    const isComing = shift > 0 || (shift === 0 && isAhead);
    const day = addDays(today, isComing ? coming || (shift > 0 ? 7 : 0) : coming === 0 && shift === 0 ? 0 : coming - 7);
    return { at, length: next + 1 - at, value: { words: dayWords(day, today), first: day, last: day } };
  }
  return dateAt(words, at, next, today);
}

const ordinal = /^(\d{1,2})(?:st|nd|rd|th)?$/;

/** A date or a month at a place: '17 March', 'march 17th', 'the 17th', '2026-03-17', 'in March'. */
function dateAt(words: Words, at: number, from: number, today: string): Found<Days> | undefined {
  const [thisYear, thisMonth] = [today.slice(0, 4), Number(today.slice(5, 7)) - 1];
  const found = (day: number, monthAt: number, length: number): Found<Days> | undefined => {
    const date = `${thisYear}-${String(monthAt + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    if (day < 1 || day > 31 || Number.isNaN(Date.parse(date))) return undefined;
    return { at, length, value: { words: dayWords(date, today), first: date, last: date } };
  };
  const word = words.word(from);
  const number = Number(ordinal.exec(word)?.[1] ?? Number.NaN);
  const later = words.word(from + 1) === 'of' ? from + 2 : from + 1;
  const after = monthLexicon.get(words.word(later));
  if (!Number.isNaN(number) && after !== undefined) return found(number, after, later + 1 - at);
  if (!Number.isNaN(number) && /[a-z]$/.test(word)) return found(number, thisMonth, from + 1 - at);
  // 'May I', and people: 'Jan Rogala', 'April Smith'.
  const before = words.word(from - 1);
  const isOther = (word === 'may' && before !== 'of') || /^\p{Lu}\S* \p{Lu}/u.test(words.text(from, 2));
  const said = isOther && !['in', 'since', 'during'].includes(before) ? undefined : monthLexicon.get(word);
  if (said === undefined || !words.isFree(from)) return undefined;
  const day = Number(ordinal.exec(words.word(from + 1))?.[1] ?? Number.NaN);
  if (!Number.isNaN(day)) return found(day, said, from + 2 - at);
  const first = `${thisYear}-${String(said + 1).padStart(2, '0')}-01`;
  const name = monthNames[said] ?? '';
  const spoken = `in ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return { at, length: from + 1 - at, value: { words: spoken, first, last: endOfMonth(first) } };
}

const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const weekdayName = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** A day as people say it: `today`, `on Friday`, `on 3 March`. */
function dayWords(day: string, today: string): string {
  const away = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  const near = { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' }[away];
  if (near !== undefined) return near;
  const yearWords = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`;
  return Math.abs(away) < 7
    ? `on ${weekdayName.format(new Date(day))}`
    : `on ${longDay.format(new Date(day))}${yearWords}`;
}

/** A moment as people say it: `today at 09:38`; without `time` the day alone. */
export function momentWords(at: string, clock: ZonedClock, { time = true } = {}): string {
  const { date, time: clockTime } = clocksIn(clock.zone, Date.parse(at));
  const day = dayWords(date, currentDay(clock));
  return time ? `${day} at ${clockTime}` : day;
}
