import type { Slot } from '@switchboard/api-contract/agents/calendar';
import { timeOfDay, toDate } from '../../format/dates.ts';
import { timeInOtherZone, timeWithPlace, instantOf } from '../../format/zones.ts';
import { clockSpan } from './dayAxis.ts';

/** A slot with its times in the reader's zone. */
export interface ReaderSlot extends Slot {
  /** '09:00–10:00' and '09:00–10:00 New York', if the time differs in the zone of the slots. */
  readonly timeInOtherZone?: string;
  readonly beside?: string;
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
      : instantOf(new Date(midnight + minute * 60_000).toISOString().slice(0, 16), timeZone);
  const start = toDate(startsAt) ?? at(clocks?.from);
  const end = toDate(endsAt) ?? at(clocks?.to);
  return start && end ? { start, end } : undefined;
}

/**
 * Converts slots of a zone to the reader's time. `day` ('YYYY-MM-DD') is used for slots without a date. Slots without
 * times are returned unchanged.
 */
export const readerSlots = (
  slots: readonly Slot[],
  timeZone: string | undefined,
  day: string | null,
): readonly ReaderSlot[] =>
  slots.map((slot) => {
    const found = timeZone === undefined ? undefined : instantsOf(slot, timeZone, day ?? '');
    const beside = found && timeWithPlace(found.start, timeZone, found.end);
    if (!found || beside === undefined) return slot;
    return {
      ...slot,
      startTime: timeOfDay(found.start),
      endTime: timeOfDay(found.end),
      startsAt: found.start.toISOString(),
      endsAt: found.end.toISOString(),
      timeInOtherZone: timeInOtherZone(found.start, timeZone, found.end),
      beside,
    };
  });
