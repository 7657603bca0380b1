import type * as v from 'valibot';
import { product } from '../product.ts';
import { addDays, clocksIn, instantAt, weekdayOf } from '../time.ts';
import { withoutBlanks, type NewRecord, type RecordOrigin, type AgentPage, type AgentPageInput } from './agentPage.ts';
import { answersGiven } from './answers.ts';
import type { CalendarRecords, CalendarSettings, calendarStatus, newEvent } from './calendar.ts';
import type { MissingSetting, ServiceNeed } from '../runs/missing.ts';
import { openProposals } from './proposals.ts';
import { takesTime } from './takesTime.ts';
import { countConflicts, eventsIn, todaysSlots } from './todaysSlots.ts';

/** With the settings: the zone of the working hours decides which day is today. */
export interface CalendarInput extends AgentPageInput<CalendarRecords> {
  readonly settings: CalendarSettings;
}

const mostAnswers = 20;

/**
 * What the API computes for the calendar. Figures that nothing measures (resolved conflicts, punctual starts) are
 * missing.
 */
export const calendarApi = {
  runType: 'calendar_sync',
  nicknames: /\bcalendar\b|\b(?:meeting|appointment)s?\b/gi,
  needs: [{ services: ['google-calendar'], account: true }] as const satisfies readonly ServiceNeed[],
  lacks: ({ googleCalendarSync }: CalendarSettings): readonly MissingSetting[] =>
    googleCalendarSync
      ? []
      : [{ setting: 'googleCalendarSync', text: { kind: 'calendarSyncOff', args: {} }, label: 'Turn on the sync' }],
  describeAgentPage: ({
    head,
    records: { events, answers: all, proposals: proposed },
    ran,
    now,
    settings,
  }: CalendarInput): AgentPage<v.InferInput<typeof calendarStatus>> => {
    const zone = settings.workingHours.timezone;
    const { date } = clocksIn(zone, now.getTime());
    const daysFrom = (from: string, days: number) => ({
      from: instantAt(zone, from, '00:00'),
      to: instantAt(zone, addDays(from, days), '00:00'),
    });
    const meetings = events.filter((one) => one.type === 'meeting' && takesTime(one));
    const nothing = !ran && events.length === 0;
    return {
      answer: {
        ...head,
        timezone: zone,
        metrics: {
          eventsManaged: events.length,
          eventsThisWeek: eventsIn(events, daysFrom(addDays(date, -weekdayOf(date)), 7)).length,
          meetingsScheduled: meetings.length,
          meetingsToday: eventsIn(meetings, daysFrom(date, 1)).length,
          conflictsOpen: countConflicts(events, daysFrom(date, 1).from),
        },
        events,
        slots: todaysSlots(date, settings, events),
        proposals: openProposals(proposed),
        answers: answersGiven(all).slice(0, mostAnswers),
      },
      empty: { figures: nothing, events: nothing, slots: nothing, timezone: nothing },
    };
  },
  buildRecord: {
    /** Schedule Event: stored here and in no other calendar, until `send` brings it to Google Calendar. */
    events: (
      { attendees, startTime, endTime, ...given }: v.InferOutput<typeof newEvent>,
      { id, by }: RecordOrigin,
    ): NewRecord<CalendarRecords['events'][number]> => ({
      record: {
        id,
        ...withoutBlanks(given),
        startTime: new Date(startTime).toISOString(),
        endTime: new Date(endTime).toISOString(),
        attendees: attendees.map((address) => ({ email: address, status: 'pending' })),
        status: 'confirmed',
        calendarId: product.id,
        createdBy: by.email,
        isRecurring: false,
        unsent: { kind: 'keptConnectToInvite', args: {} },
      },
      activity: { kind: 'booked', text: { kind: 'eventScheduled', args: { title: given.title, by: by.name } } },
    }),
  },
};
