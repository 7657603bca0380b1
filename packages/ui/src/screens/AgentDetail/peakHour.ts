import { NONE } from '../../format/numbers.ts';

/** '14:00' from 14, '14', '9:30' or '14:00'; a dash for anything that is not an hour of the day. */
export function peakHour(hour: string | number | undefined): string {
  const parts = /^\s*(\d{1,2})(?::([0-5]\d)(?::[0-5]\d)?)?\s*$/.exec(String(hour ?? ''));
  const hours = Number(parts?.[1]);
  return parts && hours < 24 ? `${String(hours).padStart(2, '0')}:${parts[2] ?? '00'}` : NONE;
}
