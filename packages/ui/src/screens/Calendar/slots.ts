import type { Slot } from '@switchboard/api-contract/agents/calendar';
import { minuteMs } from '@switchboard/api-contract/time';
import { timeOfDay, toDate } from '../../format/dates.ts';
import { timeInOtherZone, timeWithPlace, parseWallTime } from '../../format/zones.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A slot on the axis, in percent of the axis width. */
interface PlacedSlot {
  readonly slot: Slot;
  readonly left: number;
  readonly width: number;
}

/** A moment, and the reader's time then ('HH:MM'). */
export interface ReaderMoment {
  readonly at: Date;
  readonly clock: string;
}

/** Hours from left to right, and the slots between them. */
interface DayAxis {
  readonly stretches: readonly PlacedSlot[];
  /** '09', '10' … */
  readonly hours: readonly { readonly label: string; readonly left: number }[];
  /** The position of a moment; undefined beyond the axis. */
  readonly leftOf: (moment: ReaderMoment) => number | undefined;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Minutes since midnight of 'HH:MM'; 24:00 is the end of the day. */
export function minuteOf(time: string | undefined): number | undefined {
  const [, hour, minute] = /^(\d{2}):([0-5]\d)$/.exec(time?.trim() ?? '') ?? [];
  const minutes = Number(hour) * HOUR + Number(minute);
  return minutes <= DAY ? minutes : undefined;
}

/** Start and end of a slot in clock minutes. An end not after the start is on the next day. */
function clockSpan({ startTime, endTime }: Slot): Span | undefined {
  const from = minuteOf(startTime);
  const to = minuteOf(endTime);
  if (from === undefined || to === undefined) return undefined;
  return { from, to: to > from ? to : to + DAY };
}

/** Start and end of a slot in minutes since 1970, if it has instants. */
function instantSpan({ startsAt, endsAt }: Slot): Span | undefined {
  const [start, end] = [toDate(startsAt), toDate(endsAt)];
  return start && end && end > start ? { from: start.getTime() / minuteMs, to: end.getTime() / minuteMs } : undefined;
}

/** How the minutes of an axis map to hours, and where a moment lies. */
interface Scale {
  readonly spanOf: (slot: Slot) => Span | undefined;
  readonly clockOf: (minute: number) => string;
  readonly minutesOf: (moment: ReaderMoment) => readonly number[];
}

const byClocks: Scale = {
  spanOf: clockSpan,
  clockOf: (minute) =>
    `${String(Math.floor(minute / HOUR) % 24).padStart(2, '0')}:${String(minute % HOUR).padStart(2, '0')}`,
  minutesOf: ({ clock }) => {
    const minute = minuteOf(clock);
    return minute === undefined ? [] : [minute, minute + DAY];
  },
};

/** Measured in instants, a day on which clocks change has 23 or 25 hours: two o'clock is missing or comes twice. */
const byInstants: Scale = {
  spanOf: instantSpan,
  clockOf: (minute) => timeOfDay(minute * minuteMs),
  minutesOf: ({ at }) => [at.getTime() / minuteMs],
};

/**
 * Lays slots out between full hours: by instants if all slots have them, else by clock times. Undefined if no slot
 * has valid times.
 */
export function dayAxis(slots: readonly Slot[]): DayAxis | undefined {
  const scale = slots.every((slot) => instantSpan(slot)) ? byInstants : byClocks;
  const spans = slots.flatMap((slot) => {
    const found = scale.spanOf(slot);
    return found ? [{ slot, ...found }] : [];
  });
  if (spans.length === 0) return undefined;
  const minutePast = (minute: number) => minuteOf(scale.clockOf(minute)) ?? 0;
  const start = Math.min(...spans.map(({ from }) => from));
  const end = Math.max(...spans.map(({ to }) => to));
  const first = start - (minutePast(start) % HOUR);
  const last = end + ((HOUR - (minutePast(end) % HOUR)) % HOUR);
  const percent = (minutes: number) => (minutes / (last - first)) * 100;
  // There is room for nine labels.
  const step = Math.ceil((last - first) / HOUR / 8) * HOUR;
  return {
    stretches: spans.map(({ slot, from, to }) => ({ slot, left: percent(from - first), width: percent(to - from) })),
    hours: Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => ({
      label: scale.clockOf(first + index * step).slice(0, 2),
      left: percent(index * step),
    })),
    leftOf: (moment) => {
      const [minute] = scale.minutesOf(moment).filter((each) => each >= first && each <= last);
      return minute === undefined ? undefined : percent(minute - first);
    },
  };
}

/** 'Clocks go back' or 'Clocks go forward' if that happens within a slot, to explain its times. */
export function clockChange(slot: Slot): string | undefined {
  const [clocks, instants] = [clockSpan(slot), instantSpan(slot)];
  if (!clocks || !instants) return undefined;
  const gained = (clocks.to - clocks.from - (instants.to - instants.from)) % DAY;
  // `clockSpan` took an end that is earlier on the clock for one on the next day.
  const shift = gained > DAY / 2 ? gained - DAY : gained;
  return Math.abs(shift) < 15 ? undefined : shift > 0 ? 'Clocks go forward' : 'Clocks go back';
}

const startOf = (slot: Slot) => clockSpan(slot)?.from ?? DAY;
const byTime = (one: Slot, other: Slot): number => {
  const [first, second] = [instantSpan(one), instantSpan(other)];
  return first && second ? first.from - second.from : startOf(one) - startOf(other);
};

/**
 * The slots of a date ('YYYY-MM-DD') and those without a date, sorted by time. If the date has none: all slots, and
 * the date of the first.
 */
export function slotsOnDate(
  slots: readonly Slot[],
  date: string | null,
): { readonly slots: readonly Slot[]; readonly otherDate?: string } {
  const own = slots.filter((slot) => !slot.date || slot.date === date);
  const shown = own.length > 0 ? own : slots;
  const sorted = shown.toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? '') || byTime(one, other));
  return { slots: sorted, otherDate: own.length > 0 ? undefined : sorted[0]?.date };
}

/** Whether a moment is within a slot. */
export function containsMoment(slot: Slot, { at, clock }: ReaderMoment): boolean {
  const instants = instantSpan(slot);
  if (instants) return at.getTime() / minuteMs >= instants.from && at.getTime() / minuteMs < instants.to;
  const minutes = minuteOf(clock);
  const found = clockSpan(slot);
  return (
    minutes !== undefined &&
    found !== undefined &&
    [minutes, minutes + DAY].some((each) => each >= found.from && each < found.to)
  );
}

/** A slot with its times in the reader's zone. */
export interface ReaderSlot extends Slot {
  /** '09:00–10:00' and '09:00–10:00 New York', if the time differs in the zone of the slots. */
  readonly timeInOtherZone?: string;
  readonly timeAndPlaceInOtherZone?: string;
}

/** The instants of a slot: its own, else computed from its day, times and zone. */
function instantsOf(
  { startsAt, endsAt, ...slot }: Slot,
  timeZone: string,
  day: string,
): { start: Date; end: Date } | undefined {
  const clocks = clockSpan(slot);
  const midnight = Date.parse(`${slot.date ?? day}T00:00Z`);
  const at = (minute: number | undefined) =>
    minute === undefined || Number.isNaN(midnight)
      ? null
      : parseWallTime(new Date(midnight + minute * 60_000).toISOString().slice(0, 16), timeZone);
  const start = toDate(startsAt) ?? at(clocks?.from);
  const end = toDate(endsAt) ?? at(clocks?.to);
  return start && end ? { start, end } : undefined;
}

/**
 * Converts slots of a zone to the reader's time. `day` ('YYYY-MM-DD') is used for slots without a date. Slots without
 * times are returned unchanged.
 */
export const toReaderSlots = (
  slots: readonly Slot[],
  timeZone: string | undefined,
  day: string | null,
): readonly ReaderSlot[] =>
  slots.map((slot) => {
    const found = timeZone === undefined ? undefined : instantsOf(slot, timeZone, day ?? '');
    const timeAndPlaceInOtherZone = found && timeWithPlace(found.start, timeZone, found.end);
    if (!found || timeAndPlaceInOtherZone === undefined) return slot;
    return {
      ...slot,
      startTime: timeOfDay(found.start),
      endTime: timeOfDay(found.end),
      startsAt: found.start.toISOString(),
      endsAt: found.end.toISOString(),
      timeInOtherZone: timeInOtherZone(found.start, timeZone, found.end),
      timeAndPlaceInOtherZone,
    };
  });
