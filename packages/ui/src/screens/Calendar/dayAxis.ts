import type { Slot } from '@switchboard/api-contract/records/calendar';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A stretch on the axis, in percent of its width. */
export interface Stretch {
  readonly slot: Slot;
  readonly left: number;
  readonly width: number;
}

/** Hours from left to right, and the slots between them. */
export interface DayAxis {
  readonly stretches: readonly Stretch[];
  /** '09', '10' … */
  readonly hours: readonly { readonly label: string; readonly left: number }[];
  /** Where a wall time ('HH:MM') stands; nothing beyond the axis. */
  readonly leftOf: (time: string) => number | undefined;
}

/** Minutes since midnight of 'HH:MM'; 24:00 is the end of the day. */
export function minuteOf(time: string | undefined): number | undefined {
  const [, hour, minute] = /^(\d{2}):([0-5]\d)$/.exec(time?.trim() ?? '') ?? [];
  const minutes = Number(hour) * HOUR + Number(minute);
  return minutes <= DAY ? minutes : undefined;
}

/** Start and end of a slot in minutes; an end that is not after the start is one of the next day. */
export function span({ startTime, endTime }: Slot): { from: number; to: number } | undefined {
  const from = minuteOf(startTime);
  const to = minuteOf(endTime);
  if (from === undefined || to === undefined) return undefined;
  return { from, to: to > from ? to : to + DAY };
}

/** Lays slots out between full hours; nothing without a slot that has proper times. */
export function dayAxis(slots: readonly Slot[]): DayAxis | undefined {
  const spans = slots.flatMap((slot) => {
    const found = span(slot);
    return found ? [{ slot, ...found }] : [];
  });
  if (spans.length === 0) return undefined;
  const first = Math.floor(Math.min(...spans.map(({ from }) => from)) / HOUR) * HOUR;
  const last = Math.ceil(Math.max(...spans.map(({ to }) => to)) / HOUR) * HOUR;
  const percent = (minutes: number) => (minutes / (last - first)) * 100;
  // At most nine labels find room beside each other.
  const step = Math.ceil((last - first) / HOUR / 8);
  return {
    stretches: spans.map(({ slot, from, to }) => ({ slot, left: percent(from - first), width: percent(to - from) })),
    hours: Array.from({ length: Math.floor((last - first) / HOUR / step) + 1 }, (_, index) => ({
      label: String((first / HOUR + index * step) % 24).padStart(2, '0'),
      left: percent(index * step * HOUR),
    })),
    leftOf: (time) => {
      const minutes = minuteOf(time);
      const places = minutes === undefined ? [] : [minutes, minutes + DAY].filter((each) => each >= first && each <= last);
      return places[0] === undefined ? undefined : percent(places[0] - first);
    },
  };
}

const startOf = (slot: Slot) => span(slot)?.from ?? DAY;

/** The slots of a date ('YYYY-MM-DD'), those without a date too, in the order of the day. Where the date has none, all of them and the date that they are of. */
export function slotsOf(slots: readonly Slot[], date: string | null): { readonly slots: readonly Slot[]; readonly otherDate?: string } {
  const own = slots.filter((slot) => !slot.date || slot.date === date);
  const shown = own.length > 0 ? own : slots;
  const sorted = shown.toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? '') || startOf(one) - startOf(other));
  return { slots: sorted, otherDate: own.length > 0 ? undefined : sorted[0]?.date };
}

/** Whether a wall time ('HH:MM') lies in a slot. */
export function holds(slot: Slot, time: string): boolean {
  const minutes = minuteOf(time);
  const found = span(slot);
  return minutes !== undefined && found !== undefined && [minutes, minutes + DAY].some((each) => each >= found.from && each < found.to);
}
