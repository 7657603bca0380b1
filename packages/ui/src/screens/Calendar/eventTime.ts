import type { CalendarEvent } from '@switchboard/api-contract/agents/calendar';
import { dayMs, minuteMs } from '@switchboard/api-contract/time';
import { dayKey, shortDay, timeOfDay, toDate, weekday } from '../../format/dates.ts';
import { minutes } from '../../format/numbers.ts';

/** When an event takes place, worded in one time zone. */
export interface EventTime {
  /** Undefined if it is not a date. */
  readonly start?: Date;
  readonly end?: Date;
  /** See `durationOf`. */
  readonly duration?: string;
  /** 'Today, 20 Nov' (with a no-break space in the date), 'Mon 23 Nov', 'Mon 4 Jan 2027'. */
  readonly day?: string;
  /** 'until Sat 01:15', if it ends on another day; of whole days the last one, 'until Sun 22 Nov'. */
  readonly until?: string;
}

function dayOf(date: Date, now: Date, timeZone: string | undefined): string | undefined {
  const key = dayKey(date, timeZone);
  const today = dayKey(now, timeZone);
  if (key === null) return undefined;
  // In a narrow card the text wraps after the comma, not inside the date.
  if (key === today) return `Today, ${shortDay(date, timeZone).replace(' ', '\u00a0')}`;
  const year = key.slice(0, 4) === today?.slice(0, 4) ? '' : ` ${key.slice(0, 4)}`;
  return `${weekday(date, timeZone)} ${shortDay(date, timeZone)}${year}`;
}

/**
 * '45 min': the time that really passes, even when clocks change; undefined for whole days, and if the end is not after
 * the start.
 */
export function durationOf({ startTime, endTime, isAllDay }: CalendarEvent): string | undefined {
  if (isAllDay) return undefined;
  const start = toDate(startTime);
  const end = toDate(endTime);
  return start && end && end > start ? minutes((end.getTime() - start.getTime()) / minuteMs) : undefined;
}

/** The last day of an event that lasts whole days: its end is the midnight after it. */
export const lastDay = (end: Date): Date => new Date(end.getTime() - 1);

/** Reads start and end of an event; whole days are those of the zone that they were written in. */
export function eventTime(event: CalendarEvent, now: Date, timeZone?: string): EventTime {
  const start = toDate(event.startTime) ?? undefined;
  const end = toDate(event.endTime) ?? undefined;
  if (!start || !end || end <= start) return { start, end, day: start && dayOf(start, now, timeZone) };
  if (event.isAllDay) {
    const last = lastDay(end);
    const isLong = dayKey(start, timeZone) !== dayKey(last, timeZone);
    const until = isLong ? `until ${weekday(last, timeZone)} ${shortDay(last, timeZone)}` : undefined;
    return { start, end, day: dayOf(start, now, timeZone), until };
  }
  const otherDay = dayKey(start, timeZone) !== dayKey(end, timeZone);
  // From a week on, a weekday alone would be ambiguous.
  const endDay = end.getTime() - start.getTime() < 6 * dayMs ? weekday(end, timeZone) : shortDay(end, timeZone);
  return {
    start,
    end,
    duration: durationOf(event),
    day: dayOf(start, now, timeZone),
    until: otherDay ? `until ${endDay} ${timeOfDay(end, timeZone)}` : undefined,
  };
}

const groupTitles = ['Upcoming', 'Past', 'Without a time'] as const;

/** The group of an event: not ended, ended, or without a time. */
function groupOf({ startTime, endTime }: CalendarEvent, now: Date): (typeof groupTitles)[number] {
  const start = toDate(startTime);
  if (!start) return 'Without a time';
  return (toDate(endTime) ?? start) < now ? 'Past' : 'Upcoming';
}

/** Upcoming events, the next first; then past ones, the latest first; then those without a time. */
export function sortEvents(events: readonly CalendarEvent[], now: Date): CalendarEvent[] {
  const timed = events.map((event) => {
    const part = groupOf(event, now);
    const start = toDate(event.startTime)?.getTime() ?? 0;
    return { event, rank: groupTitles.indexOf(part), at: part === 'Past' ? -start : start };
  });
  return timed.toSorted((one, other) => one.rank - other.rank || one.at - other.at).map(({ event }) => event);
}

/** Sorted events in their groups, without empty groups. */
export const eventGroups = (events: readonly CalendarEvent[], now: Date) =>
  groupTitles
    .map((title) => ({ title, events: events.filter((event) => groupOf(event, now) === title) }))
    .filter(({ events: those }) => those.length > 0);
