import type { AnswerOf, endpoints } from '../endpoints.ts';
import { activityOf } from './activityOf.ts';
import { clockTime, dateIn } from './clockTime.ts';

const timezone = 'America/New_York';

const schedule: readonly (readonly [startTime: string, endTime: string, busyWith?: string])[] = [
  ['09:00', '10:00'],
  ['10:00', '10:45', 'Pilot review'],
  ['10:45', '11:30'],
  ['11:30', '12:00', 'Weekly pipeline'],
  ['12:00', '14:00'],
  ['14:00', '15:00', 'Dentist'],
  ['15:00', '16:00'],
  ['16:00', '16:30', 'Contract call'],
  ['16:30', '17:00', 'Buffer'],
];

const marcus = { name: 'Marcus Oyelaran', email: 'm.oyelaran@heliobio.io' };
const ada = { name: 'Ada Brandt', email: 'ada.brandt@heliobio.io' };
const jon = { name: 'Jon Reyes', email: 'jon@northwindfreight.com' };
const dana = { name: 'Dana Whitfield', email: 'dana@northwindfreight.com' };
const demo = { name: 'Demo User', email: 'demo@switchboard.test' };

/**
 * Sample records and figures of the calendar page. Events and slots agree in the Eastern zone, that of the standard
 * working hours.
 */
export function sampleCalendar(now: Date): AnswerOf<typeof endpoints.calendarStatus> {
  const date = dateIn(timezone, now);
  const at = (time: string) => clockTime(timezone, now, time);
  const common = { status: 'confirmed', calendarId: 'primary', createdBy: demo.email };
  return {
    status: 'active',
    sample: true,
    asOf: now.toISOString(),
    timezone,
    activity: activityOf(now, [
      ['booked', 'Booked “Pilot review” with Helio', 6],
      ['declined', 'Declined a clash at 14:00', 40],
      ['reminded', 'Reminder sent to 4 people', 60],
      ['synced', 'Google Calendar synced', 120],
    ]),
    metrics: {
      eventsManaged: 642,
      eventsThisWeek: 18,
      meetingsScheduled: 208,
      meetingsToday: 5,
      conflictsResolved: 37,
      conflictsOpen: 1,
      efficiencyScore: 91,
      bookedWithoutQuestion: 82,
      onTimeStarts: 94,
    },
    events: [
      {
        ...common,
        id: 'event-1',
        title: 'Pilot review with Helio Biosciences',
        description: 'Results of the first six weeks.',
        startTime: at('10:00'),
        endTime: at('10:45'),
        attendees: [
          { ...marcus, status: 'accepted' },
          { ...ada, status: 'pending' },
        ],
        location: 'Google Meet',
        meetingLink: 'https://meet.example/pilot-review',
        type: 'meeting',
        isRecurring: false,
        priority: 'high',
      },
      {
        ...common,
        id: 'event-2',
        title: 'Weekly pipeline',
        description: 'Open leads and next steps.',
        startTime: at('11:30'),
        endTime: at('12:00'),
        attendees: [
          { ...ada, status: 'accepted' },
          { ...jon, status: 'accepted' },
        ],
        location: 'Room 4',
        type: 'meeting',
        isRecurring: true,
        priority: 'medium',
      },
      {
        ...common,
        id: 'event-3',
        title: 'Dentist',
        description: '',
        startTime: at('14:00'),
        endTime: at('15:00'),
        attendees: [{ ...demo, status: 'accepted' }],
        location: 'Hauptstr. 12',
        type: 'appointment',
        isRecurring: false,
        priority: 'low',
      },
      {
        ...common,
        id: 'event-4',
        title: 'Contract call, Northwind Freight',
        description: 'Lanes for the first quarter.',
        startTime: at('16:00'),
        endTime: at('16:30'),
        attendees: [{ ...dana, status: 'pending' }],
        location: 'Google Meet',
        meetingLink: 'https://meet.example/contract-call',
        type: 'meeting',
        isRecurring: false,
        priority: 'high',
      },
    ],
    slots: schedule.map(([startTime, endTime, conflictReason]) => ({
      date,
      startTime,
      endTime,
      isAvailable: conflictReason === undefined,
      ...(conflictReason ? { conflictReason } : {}),
    })),
  };
}
