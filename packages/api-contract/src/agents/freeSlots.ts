import { addDays, clocksIn, minuteMs } from '../time.ts';
import { hoursOn, isWorkingDay, type DayLimits, type TimeSpan } from './todaysSlots.ts';

/** How many days are searched, the first one included. */
export const daysSearched = 14;
const mostSlots = 6;
const mostSlotsPerDay = 3;

/** Slots begin at a quarter of an hour, and at least an hour apart. */
const gridMs = 15 * minuteMs;
const minDistanceMs = 60 * minuteMs;

interface Search {
  readonly settings: DayLimits;
  /** When the calendar itself is busy: the buffer is kept around it. */
  readonly own: readonly TimeSpan[];
  /** When those who are invited are busy. */
  readonly others: readonly TimeSpan[];
  /** The meetings of the calendar: no slot on a day that is full of them. */
  readonly meetings: readonly TimeSpan[];
  /** How long the event lasts. */
  readonly minutes: number;
  /** The earliest start, in milliseconds. */
  readonly from: number;
}

/**
 * Where an event fits in within two weeks: inside the working hours of their zone, while nobody is busy. At most
 * six, three a day. Depends only on its arguments.
 */
export function freeSlots({ settings, own, others, meetings, minutes, from }: Search): TimeSpan[] {
  const { workingHours, bufferTime, maxMeetingsPerDay } = settings;
  const length = minutes * minuteMs;
  const buffer = bufferTime * minuteMs;
  const taken = [...others, ...own.map((busy) => ({ from: busy.from - buffer, to: busy.to + buffer }))];
  const first = clocksIn(workingHours.timezone, from).date;
  const found: TimeSpan[] = [];
  for (let day = 0; day < daysSearched; day += 1) {
    const date = addDays(first, day);
    const hours = hoursOn(date, workingHours);
    const isFull = meetings.filter((one) => overlap(one, hours)).length >= maxMeetingsPerDay;
    if (isFull || !isWorkingDay(date, workingHours)) continue;
    let left = Math.min(mostSlotsPerDay, mostSlots - found.length);
    let at = onGrid(Math.max(hours.from, from));
    while (left > 0 && at + length <= hours.to) {
      const slot = { from: at, to: at + length };
      const inTheWay = taken.filter((busy) => overlap(busy, slot));
      if (inTheWay.length > 0) {
        at = onGrid(Math.max(...inTheWay.map(({ to }) => to)));
        continue;
      }
      found.push(slot);
      left -= 1;
      at = onGrid(at + Math.max(length, minDistanceMs));
    }
  }
  return found;
}

const overlap = (one: TimeSpan, other: TimeSpan): boolean => one.from < other.to && one.to > other.from;
const onGrid = (instant: number): number => Math.ceil(instant / gridMs) * gridMs;
