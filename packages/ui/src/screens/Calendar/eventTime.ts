import type { CalendarEvent } from '@switchboard/api-contract/agents/calendar';
import { dayKey, shortDay, timeOfDay, toDate, weekday } from '../../format/dates.ts';
import { minutes } from '../../format/numbers.ts';

/** When an event takes place, in words of one zone. */
export interface EventTime {
  /** Left out where it is no date. */
  readonly start?: Date;
  readonly end?: Date;
  /** See `durationOf`. */
  readonly duration?: string;
  /** 'Today, 20 Nov' (its date is not broken), 'Mon 23 Nov', 'Mon 4 Jan 2027'. */
  readonly day?: string;
  /** 'until Sat 01:15', where it ends on another day. */
  readonly until?: string;
}

function dayOf(date: Date, now: Date, timeZone: string | undefined): string | undefined {
  const key = dayKey(date, timeZone);
  const today = dayKey(now, timeZone);
  if (key === null) return undefined;
  // In a narrow card the line breaks after the comma, not inside of the date.
  if (key === today) return `Today, ${shortDay(date, timeZone).replace(' ', '\u00a0')}`;
  const year = key.slice(0, 4) === today?.slice(0, 4) ? '' : ` ${key.slice(0, 4)}`;
  return `${weekday(date, timeZone)} ${shortDay(date, timeZone)}${year}`;
}

/**
 * '45 min': the time that really passes, also over a change of the clocks; nothing where the end is not after the
 * start.
 */
export function durationOf({ startTime, endTime }: CalendarEvent): string | undefined {
  const start = toDate(startTime);
  const end = toDate(endTime);
  return start && end && end > start ? minutes((end.getTime() - start.getTime()) / 60_000) : undefined;
}

/** Reads start and end of an event. */
export function eventTime(event: CalendarEvent, now: Date, timeZone?: string): EventTime {
  const start = toDate(event.startTime) ?? undefined;
  const end = toDate(event.endTime) ?? undefined;
  if (!start || !end || end <= start) return { start, end, day: start && dayOf(start, now, timeZone) };
  const otherDay = dayKey(start, timeZone) !== dayKey(end, timeZone);
  // A weekday alone would be the wrong one a week later.
  const endDay = end.getTime() - start.getTime() < 6 * 86_400_000 ? weekday(end, timeZone) : shortDay(end, timeZone);
  return {
    start,
    end,
    duration: durationOf(event),
    day: dayOf(start, now, timeZone),
    until: otherDay ? `until ${endDay} ${timeOfDay(end, timeZone)}` : undefined,
  };
}

const parts = ['Upcoming', 'Past', 'Without a time'] as const;

/** Which part of the order an event stands in: what has not ended, what has, what has no time. */
function partOf({ startTime, endTime }: CalendarEvent, now: Date): (typeof parts)[number] {
  const start = toDate(startTime);
  if (!start) return 'Without a time';
  return (toDate(endTime) ?? start) < now ? 'Past' : 'Upcoming';
}

/** Events that have not ended, the next one first, then those that have, the last one first, then those without a time. */
export function inOrder(events: readonly CalendarEvent[], now: Date): CalendarEvent[] {
  const timed = events.map((event) => {
    const part = partOf(event, now);
    const start = toDate(event.startTime)?.getTime() ?? 0;
    return { event, rank: parts.indexOf(part), at: part === 'Past' ? -start : start };
  });
  return timed.toSorted((one, other) => one.rank - other.rank || one.at - other.at).map(({ event }) => event);
}

/** Events in order, in the parts of the order that have some. */
export const eventGroups = (events: readonly CalendarEvent[], now: Date) =>
  parts
    .map((title) => ({ title, events: events.filter((event) => partOf(event, now) === title) }))
    .filter(({ events: those }) => those.length > 0);
