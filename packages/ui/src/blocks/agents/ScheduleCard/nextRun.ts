import type { ScheduleHead } from '@switchboard/api-contract/schedules/schedule';
import { isZone } from '@switchboard/api-contract/time';
import { upcomingTime, zoneName } from '../../../format/dates.ts';
import { timeInOtherZone } from '../../../format/zones.ts';

/** When an agent runs next by itself: 'tomorrow 08:00', with the zone where its clocks differ from the reader's. */
export function nextMoment(schedule: ScheduleHead | undefined, now: Date): string | undefined {
  if (!schedule?.next || schedule.kind === 'off') return undefined;
  const { next, zone: named } = schedule;
  const zone = isZone(named ?? undefined) ? (named ?? undefined) : undefined;
  const elsewhere = zone !== undefined && timeInOtherZone(next, zone) !== undefined;
  return `${upcomingTime(next, now, zone)}${elsewhere ? ` ${zoneName(next, zone)}` : ''}`;
}

/** The same for the header: 'Next run tomorrow 08:00', or 'Schedule held'. Undefined without a schedule. */
export function nextRun(schedule: ScheduleHead | undefined, now: Date): string | undefined {
  if (!schedule || schedule.kind === 'off') return undefined;
  const moment = nextMoment(schedule, now);
  if (moment === undefined) return schedule.held ? 'Schedule held' : undefined;
  return `Next run ${moment}`;
}
