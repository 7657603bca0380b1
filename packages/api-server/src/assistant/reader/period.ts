import { addDays, clocksIn, instantAt, weekdayOf, dayMs } from '@switchboard/api-contract/time';

/** Where an organisation is in its day. */
export interface ZonedClock {
  readonly now: Date;
  /** An IANA zone. */
  readonly zone: string;
}

/** Some whole days, in words and as `YYYY-MM-DD`. */
export interface Period {
  readonly words: string;
  readonly first: string;
  readonly last: string;
}

const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

type Days = (today: string) => readonly [first: string, last: string];
const monday = (today: string): string => addDays(today, -weekdayOf(today));

const periods: readonly (readonly [sounds: RegExp, words: string, days: Days])[] = [
  [/\bday before yesterday\b/, 'the day before yesterday', (today) => [addDays(today, -2), addDays(today, -2)]],
  [/\b(?:last night|overnight|since yesterday)\b/, 'since yesterday', (today) => [addDays(today, -1), today]],
  [/\byesterday\b/, 'yesterday', (today) => [addDays(today, -1), addDays(today, -1)]],
  [/\btomorrow\b/, 'tomorrow', (today) => [addDays(today, 1), addDays(today, 1)]],
  [/\b(?:today|tonight|this (?:morning|afternoon|evening))\b/, 'today', (today) => [today, today]],
  [/\bthis week\b/, 'this week', (today) => [monday(today), addDays(monday(today), 6)]],
  [/\bnext week\b/, 'next week', (today) => [addDays(monday(today), 7), addDays(monday(today), 13)]],
  [/\blast week\b/, 'last week', (today) => [addDays(monday(today), -7), addDays(monday(today), -1)]],
  [
    /\b(?:last|past) (?:7|seven|few) days\b|\bpast week\b/,
    'in the last seven days',
    (today) => [addDays(today, -6), today],
  ],
  [/\bthis month\b|\bmonth so far\b/, 'this month', (today) => [startOfMonth(today), today]],
  [
    /\blast month\b/,
    'last month',
    (today) => [startOfMonth(addDays(startOfMonth(today), -1)), addDays(startOfMonth(today), -1)],
  ],
];

/** The day that it is there. */
export const currentDay = ({ now, zone }: ZonedClock, at = now): string => clocksIn(zone, at.getTime()).date;

/** The time that a message speaks of; undefined if it names none. */
export function periodIn(said: string, clock: ZonedClock): Period | undefined {
  const [, words, days] = periods.find(([sounds]) => sounds.test(said)) ?? [];
  if (words === undefined || !days) return undefined;
  const [first, last] = days(currentDay(clock));
  return { words, first, last };
}

/** The instants in which a period begins and after which it is over. */
export const boundsOf = (
  { first, last }: Period,
  { zone }: ZonedClock,
): { readonly from: string; readonly to: string } => ({
  from: new Date(instantAt(zone, first, '00:00')).toISOString(),
  to: new Date(instantAt(zone, addDays(last, 1), '00:00')).toISOString(),
});

const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** A day as people say it: `today`, `on Friday`, `on 3 March`. */
function dayWords(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  const near = { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' }[days];
  if (near !== undefined) return near;
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`;
  return Math.abs(days) < 7 ? `on ${weekday.format(new Date(day))}` : `on ${longDay.format(new Date(day))}${year}`;
}

/** A moment as people say it: `today at 09:38`; without `time` the day alone. */
export function momentWords(at: string, clock: ZonedClock, { time = true } = {}): string {
  const { date, time: clockTime } = clocksIn(clock.zone, Date.parse(at));
  const day = dayWords(date, currentDay(clock));
  return time ? `${day} at ${clockTime}` : day;
}
