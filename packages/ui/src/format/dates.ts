import { clocksIn, hourMs, minuteMs, dayMs } from '@switchboard/api-contract/time';
import { NONE } from './numbers.ts';
import { pageLanguage, readerLanguage, readerZone } from './reader.ts';

/** A moment in any form: a date, milliseconds since 1970, or text from the wire. */
export type Instant = Date | number | string | null | undefined;

// Years outside this range are errors of the source (0001-01-01, seconds taken for milliseconds, year 275760).
const EARLIEST = Date.UTC(1970, 0, 2);
const LATEST = Date.UTC(2200, 0, 1);

/** The date, or null if it is invalid. */
export function toDate(value: Instant): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = value instanceof Date ? value : new Date(value);
  const time = date.getTime();
  return Number.isNaN(time) || time < EARLIEST || time > LATEST ? null : date;
}

type Options = Intl.DateTimeFormatOptions;

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter({ timeZone = readerZone(), ...options }: Options): Intl.DateTimeFormat {
  const language = readerLanguage();
  const key = JSON.stringify([language, timeZone, options]);
  let found = formatters.get(key);
  if (!found) {
    // In any language, years are Gregorian like the page's other dates, and digits are those that a member types.
    const plain = { calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23', ...options, timeZone } as const;
    formatters.set(key, (found = new Intl.DateTimeFormat(language, plain)));
  }
  return found;
}

const show = (value: Instant, options: Options): string => {
  const date = toDate(value);
  return date ? formatter(options).format(date) : NONE;
};

/** Calendar day and time as on the wire, the same in every language. */
const clocks = (date: Date, timeZone = readerZone()) => clocksIn(timeZone, date.getTime());

/** '4 March 2026'. Days and times are in `timeZone`, by default the reader's own. */
export const day = (value: Instant, timeZone?: string): string =>
  show(value, { day: 'numeric', month: 'long', year: 'numeric', timeZone });

/** '4 Mar'. */
export const shortDay = (value: Instant, timeZone?: string): string =>
  show(value, { day: 'numeric', month: 'short', timeZone });

/** '09:38', in 24 hours like the wire's times. */
export function timeOfDay(value: Instant, timeZone?: string): string {
  const date = toDate(value);
  return date ? clocks(date, timeZone).time : NONE;
}

/** '09:41:20'. */
export function timeWithSeconds(value: Instant, timeZone?: string): string {
  const date = toDate(value);
  if (!date) return NONE;
  const { time, seconds } = clocks(date, timeZone);
  return `${time}:${seconds}`;
}

/** 'Thu'. */
export const weekday = (value: Instant, timeZone?: string): string => show(value, { weekday: 'short', timeZone });

/** 'Thursday, 12 March 2026'. */
export const longDay = (value: Instant, timeZone?: string): string =>
  show(value, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone });

/** '2026-03-12', the calendar day in the zone. */
export function dayKey(value: Instant, timeZone?: string): string | null {
  const date = toDate(value);
  return date && clocks(date, timeZone).date;
}

/** Whole calendar days from `now` back to `value`, so that a day of 23 or 25 hours counts as one. */
function daysAgo(value: Instant, now: Instant, timeZone?: string): number | null {
  const then = dayKey(value, timeZone);
  const today = dayKey(now, timeZone);
  return then && today ? Math.round((Date.parse(today) - Date.parse(then)) / dayMs) : null;
}

const NAMES: Record<number, string> = { 0: 'Today', 1: 'Yesterday', [-1]: 'Tomorrow' };

/** 'Today', 'Yesterday' or 'Tomorrow' if the date is one of them. */
function nameOf(date: Date, now: Instant, timeZone?: string): string | undefined {
  const ago = daysAgo(date, now, timeZone);
  return ago === null ? undefined : NAMES[ago];
}

/** '4 Mar', or '4 Mar 2025' in another year. */
const dayOfYear = (date: Date, now: Instant, timeZone?: string): string =>
  dayKey(date, timeZone)?.slice(0, 4) === dayKey(now, timeZone)?.slice(0, 4)
    ? shortDay(date, timeZone)
    : show(date, { day: 'numeric', month: 'short', year: 'numeric', timeZone });

/** Standalone, as in a cell: 'Today, 09:38', 'Yesterday, 18:20', 'Tomorrow, 10:00', '4 March 2026, 09:38'. */
export function dateTime(value: Instant, now: Instant, timeZone?: string): string {
  const date = toDate(value);
  if (!date) return NONE;
  return `${nameOf(date, now, timeZone) ?? day(date, timeZone)}, ${timeOfDay(date, timeZone)}`;
}

/**
 * In a sentence, after 'since' or 'from': 'today at 09:38', 'yesterday at 18:20', '4 Mar at 09:38', '4 Mar 2025 at
 * 09:38'.
 */
export function timeInSentence(value: Instant, now: Instant, timeZone?: string): string {
  const date = toDate(value);
  return date
    ? `${nameOf(date, now, timeZone)?.toLowerCase() ?? dayOfYear(date, now, timeZone)} at ${timeOfDay(date, timeZone)}`
    : NONE;
}

/** In a sentence, with its preposition: 'at 09:38', 'yesterday at 18:20', 'on 4 Mar at 09:38'. */
export function timeWithPreposition(
  value: Instant,
  now: Instant,
  { timeZone, seconds = false }: { timeZone?: string; seconds?: boolean } = {},
): string {
  const date = toDate(value);
  if (!date) return NONE;
  const clock = `at ${(seconds ? timeWithSeconds : timeOfDay)(date, timeZone)}`;
  const name = nameOf(date, now, timeZone)?.toLowerCase();
  if (name === 'today') return clock;
  return `${name ?? `on ${dayOfYear(date, now, timeZone)}`} ${clock}`;
}

/** 'Today', 'Yesterday' or '4 March 2026'. */
export function dayName(value: Instant, now: Instant, timeZone?: string): string {
  const ago = daysAgo(value, now, timeZone);
  return ago === 0 ? 'Today' : ago === 1 ? 'Yesterday' : day(value, timeZone);
}

/** As short as possible: '09:38', 'Yesterday', '4 Mar', '4 Mar 2025'. */
export function shortTime(value: Instant, now: Instant, timeZone?: string): string {
  const date = toDate(value);
  if (!date) return NONE;
  const ago = daysAgo(date, now, timeZone);
  if (ago === 0) return timeOfDay(date, timeZone);
  if (ago === 1) return 'Yesterday';
  return dayOfYear(date, now, timeZone);
}

/** 'Monday 23 November, 08:00 CET', by the clocks of a zone. */
export function dateTimeInZone(value: Instant, timeZone?: string): string {
  const date = toDate(value);
  if (!date) return NONE;
  const name = show(date, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return `${name}, ${timeOfDay(date, timeZone)} ${zoneName(date, timeZone)}`;
}

/** A moment to come, after 'Next run': 'today 08:00', 'tomorrow 08:00', 'Monday 08:00', later '4 Mar 08:00'. */
export function upcomingTime(value: Instant, now: Instant, timeZone?: string): string {
  const date = toDate(value);
  if (!date) return NONE;
  const days = -(daysAgo(date, now, timeZone) ?? 0);
  const name =
    days > 1 && days < 7
      ? show(date, { weekday: 'long', timeZone })
      : (nameOf(date, now, timeZone)?.toLowerCase() ?? dayOfYear(date, now, timeZone));
  return `${name} ${timeOfDay(date, timeZone)}`;
}

const pastFormat = new Intl.RelativeTimeFormat(pageLanguage);
const futureFormat = new Intl.RelativeTimeFormat(pageLanguage, { numeric: 'auto' });
const STEPS = [
  { unit: 'minute', ms: 60_000, below: 60 },
  { unit: 'hour', ms: 3_600_000, below: 24 },
  { unit: 'day', ms: dayMs, below: 7 },
] as const;

/**
 * 'just now', '3 minutes ago', 'yesterday', '3 days ago', then the day. A moment after `now` is 'just now', since
 * clocks differ.
 */
export function relativeTime(value: Instant, now: Instant, timeZone?: string): string {
  const date = toDate(value);
  const today = toDate(now);
  if (!date || !today) return NONE;
  const past = today.getTime() - date.getTime();
  if (past < -dayMs) return day(date, timeZone);
  if (past < 60_000) return 'just now';
  const days = daysAgo(date, today, timeZone);
  if (days === 1 && past >= 12 * hourMs) return 'yesterday';
  for (const { unit, ms, below } of STEPS) {
    // Calendar days: anything on the day before yesterday is two days ago, however few hours that is.
    const amount = unit === 'day' && days !== null ? days : Math.floor(past / ms);
    if (amount < below) return pastFormat.format(-amount, unit);
  }
  return day(date, timeZone);
}

/** How far off a moment to come is: 'now', 'in 12 minutes', 'in 3 hours', 'tomorrow', 'in 3 days'. */
export function fromNow(value: Instant, now: Instant, timeZone?: string): string {
  const date = toDate(value);
  const today = toDate(now);
  if (!date || !today) return NONE;
  const minutes = Math.ceil((date.getTime() - today.getTime()) / minuteMs);
  const days = -(daysAgo(date, today, timeZone) ?? 0);
  if (minutes <= 0) return 'now';
  if (minutes < 60) return futureFormat.format(minutes, 'minute');
  return days > 0 ? futureFormat.format(days, 'day') : futureFormat.format(Math.floor(minutes / 60), 'hour');
}

/** Like `relativeTime`, for narrow columns: '3 min ago', '2 h ago'. */
export const shortRelativeTime = (value: Instant, now: Instant, timeZone?: string): string =>
  relativeTime(value, now, timeZone)
    .replace(/ minutes? /, ' min ')
    .replace(/ hours? /, ' h ');

/** 'GMT+1', 'CET' or the like: the zone of a table's times. */
export function zoneName(value: Instant, timeZone?: string): string {
  const date = toDate(value);
  if (!date) return '';
  return (
    formatter({ timeZoneName: 'short', timeZone })
      .formatToParts(date)
      .find((part) => part.type === 'timeZoneName')?.value ?? ''
  );
}

/** 'Thursday, 12 March 2026 at 09:38:00 GMT', for a title. */
export const fullDateTime = (value: Instant, timeZone?: string): string =>
  show(value, { dateStyle: 'full', timeStyle: 'long', timeZone });

/** The last seven calendar days, oldest first, each as a date at noon with its weekday. */
export function lastSevenDays(now: Instant, timeZone?: string): { key: string; weekday: string; today: boolean }[] {
  const key = dayKey(now, timeZone);
  if (!key) return [];
  const noon = Date.parse(`${key}T12:00:00Z`);
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(noon - (6 - index) * dayMs);
    return { key: date.toISOString().slice(0, 10), weekday: weekday(date, 'UTC'), today: index === 6 };
  });
}
