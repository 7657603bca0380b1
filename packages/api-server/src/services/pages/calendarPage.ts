import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { calendarSettings } from '@switchboard/api-contract/records/calendar';
import { sampleCalendar } from '@switchboard/api-contract/samples/calendar';
import { clockTime } from '@switchboard/api-contract/samples/clockTime';
import { defaultWorkingHours } from '@switchboard/api-contract/records/shared';
import type { Context } from '../../context.ts';
import { findAgentRow } from '../agents/agentRows.ts';
import { storedConfiguration } from '../agents/configureAgent.ts';
import { eventsIn, stretchOf, todaysSlots, type Stretch } from '../calendar/todaysSlots.ts';
import { addDays, clocksIn, instantAt, weekdayOf } from '../calendar/zone.ts';
import type { RecordOf } from '../records/collections.ts';
import { readRecords } from '../records/records.ts';
import { openPage, withSamples } from './openPage.ts';

type CalendarAnswer = AnswerOf<typeof endpoints.calendarStatus>;
type Event = RecordOf<'events'>;

/**
 * The calendar page. Today is that of the working hours' zone; what nobody measures (settled clashes, punctual starts)
 * is missing.
 */
export async function calendarPage({ db, clock }: Context, tenantId: string): Promise<CalendarAnswer> {
  const row = await findAgentRow(db, tenantId, 'calendar');
  const page = await openPage(db, row);
  const settings = calendarSettings.read(storedConfiguration(row).customSettings);
  const zone = settings.workingHours.timezone;
  const { date } = clocksIn(zone, clock().getTime());
  const events = await readRecords(db, { tenantId, agentId: row.id, collection: 'events' });
  const monday = addDays(date, -weekdayOf(date));
  const daysFrom = (from: string, days: number): Stretch => ({
    from: instantAt(zone, from, '00:00'),
    to: instantAt(zone, addDays(from, days), '00:00'),
  });
  const meetings = events.filter((event) => event.type === 'meeting');
  const answer: CalendarAnswer = {
    ...page.head,
    timezone: zone,
    metrics: {
      eventsManaged: events.length,
      eventsThisWeek: eventsIn(events, daysFrom(monday, 7)).length,
      meetingsScheduled: meetings.length,
      meetingsToday: eventsIn(meetings, daysFrom(date, 1)).length,
      conflictsOpen: countClashes(events, daysFrom(date, 1).from),
    },
    events,
    slots: todaysSlots(date, settings, events),
  };
  const nothing = !page.ran && events.length === 0;
  return withSamples(page, answer, (at) => ({ ...sampleCalendar(at), ...sampleDay(clock()) }), 'metrics', {
    figures: nothing,
    events: nothing,
    slots: nothing,
    timezone: nothing,
  });
}

/** The sample events and slots of today: like all samples they move with the date, but with nothing finer. */
export function sampleDay(now: Date): Pick<CalendarAnswer, 'events' | 'slots'> {
  const { events, slots } = sampleCalendar(new Date(clockTime(defaultWorkingHours.timezone, now, '12:00')));
  return { events, slots };
}

/** How many events that end after a moment begin while another one still runs. */
function countClashes(events: readonly Event[], after: number): number {
  const stretches = events.flatMap((event) => stretchOf(event) ?? []).filter(({ to }) => to > after);
  let clashes = 0;
  let busyUntil = Number.NEGATIVE_INFINITY;
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    if (from < busyUntil) clashes += 1;
    busyUntil = Math.max(busyUntil, to);
  }
  return clashes;
}
