import { dayKey, timeOfDay, toDate, type Instant } from './dates.ts';

const known = new Map<string, boolean>();

function tryZone(timeZone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en-GB', { timeZone }));
  } catch {
    return false;
  }
}

/** Whether the browser knows an IANA zone. Any other name would throw where a time is shown in it. */
export function isZone(timeZone: string | undefined): timeZone is string {
  if (!timeZone) return false;
  const found = known.get(timeZone) ?? tryZone(timeZone);
  known.set(timeZone, found);
  return found;
}

/** 'YYYY-MM-DDTHH:MM' as clocks in the zone show an instant, the form of a datetime-local input; '' for none. */
export function wallTime(value: Instant, timeZone?: string): string {
  const date = toDate(value);
  return date ? `${dayKey(date, timeZone)}T${timeOfDay(date, timeZone)}` : '';
}

const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const HALF_DAY = 12 * 3_600_000;

/**
 * The instant at which clocks in the zone (the reader's own when left out) show a wall time ('YYYY-MM-DDTHH:MM'), null for
 * what is none. Where clocks go back and show it twice, the first; where they jump over it, the instant as far after the jump.
 */
export function instantOf(wall: string, timeZone?: string): Date | null {
  const asUtc = WALL.test(wall) ? toDate(`${wall}Z`) : null;
  if (!asUtc) return null;
  const target = asUtc.getTime();
  const offsetNear = (instant: number) => Date.parse(`${wallTime(instant, timeZone)}Z`) - Math.floor(instant / 60_000) * 60_000;
  const candidates = [target - offsetNear(target - HALF_DAY), target - offsetNear(target + HALF_DAY)].toSorted((one, other) => one - other);
  const shown = candidates.find((instant) => wallTime(instant, timeZone) === wall);
  return toDate(shown ?? candidates.at(-1));
}
