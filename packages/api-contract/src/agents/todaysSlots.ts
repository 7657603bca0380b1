import { weekdays, type WorkingHours } from './shared.ts';
import type { Fact } from '../words/wordsOf.ts';
import { takesTime, type EventTiming } from './takesTime.ts';
import { clocksIn, instantAt, weekdayOf, minuteMs } from '../time.ts';

/** The fields of an event that matter here. */
interface Event extends EventTiming {
  readonly title?: string | null | undefined;
  readonly type?: string | null | undefined;
}

/** The limits of the day; the buffer in minutes. */
export interface DayLimits {
  readonly workingHours: WorkingHours;
  readonly bufferTime: number;
  readonly maxMeetingsPerDay: number;
}

/** A stretch of time in milliseconds, without its end. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** Why a stretch is taken: a title, or a fact. */
type Reason = string | Fact;

interface Busy extends TimeSpan {
  readonly title: Reason;
}

const buffer = { kind: 'buffer', args: {} } as const satisfies Fact;

/** The time that an event takes up; undefined if it takes none or has no valid times. */
export function timeSpanOf(event: Event): TimeSpan | undefined {
  const from = Date.parse(event.startTime ?? '');
  const to = Date.parse(event.endTime ?? '');
  return takesTime(event) && from < to ? { from, to } : undefined;
}

/** The working hours of a date, on whatever day of the week. */
export const hoursOn = (date: string, { start, end, timezone }: WorkingHours): TimeSpan => ({
  from: instantAt(timezone, date, start),
  to: instantAt(timezone, date, end),
});

/** Whether a date is a working day. */
export const isWorkingDay = (date: string, { workingDays }: WorkingHours): boolean =>
  workingDays.some((day) => day === weekdays[weekdayOf(date)]);

/** The events that take up some of a stretch of time. */
export function eventsIn<E extends Event>(events: readonly E[], { from, to }: TimeSpan): E[] {
  return events.filter((event) => {
    const stretch = timeSpanOf(event);
    return stretch !== undefined && stretch.from < to && stretch.to > from;
  });
}

/**
 * Divides the working hours of a date into free and taken stretches, with the reason: an event, the buffer around
 * one, or the limit of meetings. Times are clock times in the zone of the working hours. Depends only on its
 * arguments.
 */
export function todaysSlots(
  date: string,
  { workingHours, bufferTime, maxMeetingsPerDay }: DayLimits,
  events: readonly Event[],
) {
  const { start, end, timezone } = workingHours;
  const hours = hoursOn(date, workingHours);
  if (!isWorkingDay(date, workingHours))
    return [
      {
        date,
        startTime: start,
        endTime: end,
        ...moments(hours),
        isAvailable: false,
        conflictReason: { kind: 'dayOff', args: {} } satisfies Fact,
      },
    ];
  const bufferMs = bufferTime * minuteMs;
  const busy = eventsIn(events, { from: hours.from - bufferMs, to: hours.to + bufferMs }).flatMap((event): Busy[] => {
    const stretch = timeSpanOf(event);
    return stretch
      ? [
          {
            from: Math.floor(stretch.from / minuteMs) * minuteMs,
            to: Math.ceil(stretch.to / minuteMs) * minuteMs,
            title: event.title?.trim() || ({ kind: 'untitledEvent', args: {} } satisfies Fact),
          },
        ]
      : [];
  });
  const meetings = eventsIn(events, hours).filter((event) => event.type === 'meeting').length;
  const full: Reason | undefined =
    meetings >= maxMeetingsPerDay ? { kind: 'dayFull', args: { meetings: maxMeetingsPerDay } } : undefined;

  const within = (instant: number): number => Math.min(Math.max(instant, hours.from), hours.to);
  const edges = [
    ...new Set(
      [hours.from, hours.to, ...busy.flatMap(({ from, to }) => [from - bufferMs, from, to, to + bufferMs])].map(within),
    ),
  ].toSorted((a, b) => a - b);
  const pieces = edges.slice(1).map((to, index) => {
    const from = edges[index] ?? to;
    const taken = busy.filter((event) => event.from < to && event.to > from);
    const near = busy.some((event) => event.from - bufferMs < to && event.to + bufferMs > from);
    return { from, to, reason: taken.length > 0 ? titles(taken) : near ? buffer : full };
  });
  const joined: { from: number; to: number; reason: Reason | undefined }[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && JSON.stringify(last.reason) === JSON.stringify(piece.reason)) last.to = piece.to;
    else joined.push({ ...piece });
  }
  return joined.map(({ from, to, reason }) => ({
    date,
    startTime: clocksIn(timezone, from).time,
    endTime: clocksIn(timezone, to).time,
    ...moments({ from, to }),
    isAvailable: reason === undefined,
    ...(reason === undefined ? {} : { conflictReason: reason }),
  }));
}

/** How many events that end after a moment begin during another one. */
export function countConflicts(events: readonly Event[], after: number): number {
  const stretches = events.flatMap((event) => timeSpanOf(event) ?? []).filter(({ to }) => to > after);
  let clashes = 0;
  let busyUntil = Number.NEGATIVE_INFINITY;
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    if (from < busyUntil) clashes += 1;
    busyUntil = Math.max(busyUntil, to);
  }
  return clashes;
}

const moments = ({ from, to }: TimeSpan) => ({
  startsAt: new Date(from).toISOString(),
  endsAt: new Date(to).toISOString(),
});

function titles([one, second, ...others]: readonly Busy[]): Reason {
  const first = one?.title ?? '';
  if (!second) return first;
  return others.length > 0
    ? { kind: 'manyEvents', args: { first, more: others.length + 1 } }
    : { kind: 'twoEvents', args: { first, second: second.title } };
}
