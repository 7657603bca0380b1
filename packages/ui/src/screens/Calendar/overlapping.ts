import type { CalendarEvent } from '@switchboard/api-contract/agents/calendar';
import { takesTime } from '@switchboard/api-contract/agents/takesTime';
import { toDate } from '../../format/dates.ts';

type Times = Pick<CalendarEvent, 'startTime' | 'endTime'> | Readonly<Record<'startTime' | 'endTime', string>>;

/** Start and end in milliseconds. An event without an end has the default length. */
export function eventSpan(
  { startTime, endTime }: Times,
  defaultMinutes: number,
): { from: number; to: number } | undefined {
  const from = toDate(startTime)?.getTime();
  return from === undefined ? undefined : { from, to: toDate(endTime)?.getTime() ?? from + defaultMinutes * 60_000 };
}

/**
 * The events that a new one would overlap, the earliest first. Events that only touch it and those that take no time
 * don't count.
 */
export function overlapping(events: readonly CalendarEvent[], planned: Times, defaultMinutes: number): CalendarEvent[] {
  const span = eventSpan(planned, defaultMinutes);
  if (!span || span.to <= span.from) return [];
  return events
    .flatMap((event) => {
      const taken = eventSpan(event, defaultMinutes);
      const inTheWay = taken && taken.from < span.to && taken.to > span.from && takesTime(event);
      return inTheWay ? [{ event, from: taken.from }] : [];
    })
    .toSorted((one, other) => one.from - other.from)
    .map(({ event }) => event);
}
