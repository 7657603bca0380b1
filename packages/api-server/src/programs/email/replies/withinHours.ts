import { weekdays, type WorkingHours } from '@switchboard/api-contract/agents/shared';
import { addDays, clocksIn, instantAt, weekdayOf } from '@switchboard/api-contract/zone';

const daysTried = 8;

/** The first instant within working hours that is not before another one; undefined if no day is a working day. */
export function withinHours({ start, end, timezone, workingDays }: WorkingHours, earliest: Date): Date | undefined {
  const from = earliest.getTime();
  const today = clocksIn(timezone, from).date;
  for (let day = 0; day < daysTried; day += 1) {
    const date = addDays(today, day);
    const weekday = weekdays[weekdayOf(date)];
    if (!workingDays.some((one) => one === weekday)) continue;
    const opens = instantAt(timezone, date, start);
    if (from < instantAt(timezone, date, end)) return new Date(Math.max(from, opens));
  }
  return undefined;
}
