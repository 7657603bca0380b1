import { instantAt, isZone } from '@switchboard/api-contract/time';
import { dayKey, timeOfDay, toDate, weekday, zoneName, type Instant } from './dates.ts';
import { readerZone } from './reader.ts';

/** The names of all zones, to choose from. */
export const zoneNames: readonly string[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** An instant as local time in the zone, 'YYYY-MM-DDTHH:MM' as for a datetime-local input; '' for none. */
export function wallTime(value: Instant, timeZone?: string): string {
  const date = toDate(value);
  return date ? `${dayKey(date, timeZone)}T${timeOfDay(date, timeZone)}` : '';
}

/** 'New York' for 'America/New_York'. A zone not named after a place is shown by its offset. */
export const zonePlace = (timeZone: string, at: Instant): string =>
  /^Etc\/|^[^/]+$/.test(timeZone) ? zoneName(at, timeZone) : (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ');

/**
 * The time in a second zone: '08:00', 'Thu 19:00' if it is another day there, '08:00–09:00' with an `end`. Nothing if
 * it equals the reader's time.
 */
export function timeInOtherZone(
  value: Instant,
  timeZone: string | undefined,
  end: Instant = value,
): string | undefined {
  if (!isZone(timeZone) || [value, end].every((each) => wallTime(each, timeZone) === wallTime(each))) return undefined;
  const otherDay = dayKey(value, timeZone) === dayKey(value) ? '' : `${weekday(value, timeZone)} `;
  const until = end === value ? '' : `–${timeOfDay(end, timeZone)}`;
  return `${otherDay}${timeOfDay(value, timeZone)}${until}`;
}

/** The same with the zone's name, to show beside the reader's time: '08:00 New York'. */
export function timeWithPlace(value: Instant, timeZone: string | undefined, end?: Instant): string | undefined {
  const clock = timeInOtherZone(value, timeZone, end);
  return clock === undefined || timeZone === undefined ? undefined : `${clock} ${zonePlace(timeZone, value)}`;
}

const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * The instant of a local time ('YYYY-MM-DDTHH:MM') in the zone, by default the reader's own; null if invalid. If
 * clocks go back and show it twice, the first; if they skip it, the instant that far after the jump.
 */
export function parseWallTime(wall: string, timeZone?: string): Date | null {
  if (!WALL.test(wall) || !toDate(`${wall}Z`)) return null;
  const zone = timeZone ?? readerZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return toDate(instantAt(zone, wall.slice(0, 10), wall.slice(11)));
}
