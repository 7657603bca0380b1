import type { InferInput } from 'valibot';
import type { calendarStatus } from '../agents/calendar.ts';
import { type AgentSample, activityOf } from './AgentSample.ts';
import { clocksIn, instantAt } from '../time.ts';

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
 * Sample records and figures of the calendar page. Events and slots match in the Eastern zone, the zone of the
 * standard working hours.
 */
export function sampleCalendar(now: Date): InferInput<typeof calendarStatus> {
  const { date } = clocksIn(timezone, now.getTime());
  const at = (time: string) => new Date(instantAt(timezone, date, time)).toISOString();
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
      ['synced', { kind: 'calendarSynced', args: {} }, 120],
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

/** Everything shown for the agent until it has data of its own. */
export const sample: AgentSample<typeof calendarStatus> = {
  status: sampleCalendar,
  today: (now) => {
    const { events, slots } = sampleCalendar(
      new Date(instantAt(timezone, clocksIn(timezone, now.getTime()).date, '12:00')),
    );
    return { events, slots };
  },
  figures: {
    processed: 642,
    success: 630,
    pending: 4,
    minutesAgo: 6,
    confidence: 9,
    successRate: 98.7,
    responseMs: 1_150,
    uptime: 99.7,
    peakHour: '09:00',
    daily: [2, 1, 17, 14, 19, 16, 6],
  },
  runs: [
    ['completed', 'scheduling', 6, 1_150, 'Pilot review booked'],
    ['completed', 'conflict', 40, 870, 'A clash at 14:00 declined'],
    ['completed', 'calendar_sync', 120, 2_410, { kind: 'eventsRead', args: { events: 18 } }],
  ],
  runsPerDay: 16,
};
