import { NONE } from './numbers.ts';
import { pageLanguage, readerLanguage, readerZone } from './reader.ts';

/** A moment as it may come: a date, milliseconds since 1970, or text from the wire. */
export type Instant = Date | number | string | null | undefined;

const DAY = 86_400_000;

// Years outside of this are faults of the source (0001-01-01, seconds taken for milliseconds, year 275760).
const EARLIEST = Date.UTC(1970, 0, 2);
const LATEST = Date.UTC(2200, 0, 1);

/** The date, or null when it is none. */
export function toDate(value: Instant): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = value instanceof Date ? value : new Date(value);
  const time = date.getTime();
  return Number.isNaN(time) || time < EARLIEST || time > LATEST ? null : date;
}

type Options = Intl.DateTimeFormatOptions;

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(
  { timeZone = readerZone(), ...options }: Options,
  language: string | undefined = readerLanguage(),
): Intl.DateTimeFormat {
  const key = JSON.stringify([language, timeZone, options]);
  let found = formatters.get(key);
  if (!found) {
    // In any language the years are those of the page's other dates, and the figures those that a member types.
    const plain = { calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23', ...options, timeZone } as const;
    formatters.set(key, (found = new Intl.DateTimeFormat(language, plain)));
  }
  return found;
}

const show = (value: Instant, options: Options): string => {
  const date = toDate(value);
  return date ? formatter(options).format(date) : NONE;
};

/** Calendar days and clocks as the wire has them, 'YYYY-MM-DD' and 'HH:MM': the same in every language. */
const plain = (date: Date, options: Options): string => formatter(options, 'en-CA').format(date);

/** '4 March 2026'. Days and times are those of `timeZone`, the reader's own when left out. */
export const day = (value: Instant, timeZone?: string): string =>
  show(value, { day: 'numeric', month: 'long', year: 'numeric', timeZone });

/** '4 Mar'. */
export const shortDay = (value: Instant, timeZone?: string): string =>
  show(value, { day: 'numeric', month: 'short', timeZone });

/** '09:38', on 24 hours as the wire's times are. */
export function timeOfDay(value: Instant, timeZone?: string): string {
  const date = toDate(value);
  return date ? plain(date, { hour: '2-digit', minute: '2-digit', timeZone }) : NONE;
}

/** '09:41:20'. */
export function timeWithSeconds(value: Instant, timeZone?: string): string {
  const date = toDate(value);
  return date ? plain(date, { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone }) : NONE;
}

/** 'Thu'. */
export const weekday = (value: Instant, timeZone?: string): string => show(value, { weekday: 'short', timeZone });

/** 'Thursday, 12 March 2026'. */
export const longDay = (value: Instant, timeZone?: string): string =>
  show(value, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone });

/** '2026-03-12', the calendar day in the zone. */
export function dayKey(value: Instant, timeZone?: string): string | null {
  const date = toDate(value);
  return date && plain(date, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
}

/** Whole calendar days from `now` back to `value`, so that a day of 23 or 25 hours is still one. */
function daysAgo(value: Instant, now: Instant, timeZone?: string): number | null {
  const then = dayKey(value, timeZone);
  const today = dayKey(now, timeZone);
  return then && today ? Math.round((Date.parse(today) - Date.parse(then)) / DAY) : null;
}

const NAMES: Record<number, string> = { 0: 'Today', 1: 'Yesterday', [-1]: 'Tomorrow' };

/** 'Today', 'Yesterday' or 'Tomorrow' where a date is one of them. */
function nameOf(date: Date, now: Instant, timeZone?: string): string | undefined {
  const ago = daysAgo(date, now, timeZone);
  return ago === null ? undefined : NAMES[ago];
}

/** '4 Mar', '4 Mar 2025': with the year where it is another one. */
const dayOfYear = (date: Date, now: Instant, timeZone?: string): string =>
  dayKey(date, timeZone)?.slice(0, 4) === dayKey(now, timeZone)?.slice(0, 4)
    ? shortDay(date, timeZone)
    : show(date, { day: 'numeric', month: 'short', year: 'numeric', timeZone });

/** By itself, as in a cell: 'Today, 09:38', 'Yesterday, 18:20', 'Tomorrow, 10:00', '4 March 2026, 09:38'. */
export function dateTime(value: Instant, now: Instant, timeZone?: string): string {
  const date = toDate(value);
  if (!date) return NONE;
  return `${nameOf(date, now, timeZone) ?? day(date, timeZone)}, ${timeOfDay(date, timeZone)}`;
}

/**
 * Within a sentence, behind 'since' or 'from': 'today at 09:38', 'yesterday at 18:20', '4 Mar at 09:38', '4 Mar 2025 at
 * 09:38'.
 */
export function inSentence(value: Instant, now: Instant, timeZone?: string): string {
  const date = toDate(value);
  return date
    ? `${nameOf(date, now, timeZone)?.toLowerCase() ?? dayOfYear(date, now, timeZone)} at ${timeOfDay(date, timeZone)}`
    : NONE;
}

/** Within a sentence, saying when: 'at 09:38', 'yesterday at 18:20', 'on 4 Mar at 09:38'. */
export function whenInSentence(
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

/** As narrow as it can be told: '09:38', 'Yesterday', '4 Mar', '4 Mar 2025'. */
export function shortTime(value: Instant, now: Instant, timeZone?: string): string {
  const date = toDate(value);
  if (!date) return NONE;
  const ago = daysAgo(date, now, timeZone);
  if (ago === 0) return timeOfDay(date, timeZone);
  if (ago === 1) return 'Yesterday';
  return dayOfYear(date, now, timeZone);
}

const ago = new Intl.RelativeTimeFormat(pageLanguage);
const STEPS = [
  { unit: 'minute', ms: 60_000, below: 60 },
  { unit: 'hour', ms: 3_600_000, below: 24 },
  { unit: 'day', ms: DAY, below: 7 },
] as const;

/**
 * 'just now', '3 minutes ago', 'yesterday', '3 days ago', then the day. A moment ahead of `now` is 'just now': clocks
 * differ.
 */
export function relative(value: Instant, now: Instant, timeZone?: string): string {
  const date = toDate(value);
  const today = toDate(now);
  if (!date || !today) return NONE;
  const past = today.getTime() - date.getTime();
  if (past < -DAY) return day(date, timeZone);
  if (past < 60_000) return 'just now';
  const days = daysAgo(date, today, timeZone);
  if (days === 1 && past >= 12 * 3_600_000) return 'yesterday';
  for (const { unit, ms, below } of STEPS) {
    // Days are those of the calendar: what was before yesterday is two days ago, however few hours that makes.
    const amount = unit === 'day' && days !== null ? days : Math.floor(past / ms);
    if (amount < below) return ago.format(-amount, unit);
  }
  return day(date, timeZone);
}

/** As `relative`, for narrow columns: '3 min ago', '2 h ago'. */
export const brief = (value: Instant, now: Instant, timeZone?: string): string =>
  relative(value, now, timeZone)
    .replace(/ minutes? /, ' min ')
    .replace(/ hours? /, ' h ');

/** 'GMT+1', 'CET' or the like: what the times of a table are in. */
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
export const zonedTitle = (value: Instant, timeZone?: string): string =>
  show(value, { dateStyle: 'full', timeStyle: 'long', timeZone });

/** The last seven calendar days, oldest first, each as a date at noon with its weekday. */
export function lastSevenDays(now: Instant, timeZone?: string): { key: string; weekday: string; today: boolean }[] {
  const key = dayKey(now, timeZone);
  if (!key) return [];
  const noon = Date.parse(`${key}T12:00:00Z`);
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(noon - (6 - index) * DAY);
    return { key: date.toISOString().slice(0, 10), weekday: weekday(date, 'UTC'), today: index === 6 };
  });
}
