import * as v from 'valibot';
import { noAuditLine, work } from '../endpoints/Endpoint.ts';
import { emailAddress } from '../address.ts';
import { limits } from '../limits.ts';
import { settingsContract } from '../settings.ts';
import {
  cell,
  dayText,
  figure,
  flag,
  instant,
  requiredText,
  rows,
  rowsOrNone,
  text,
  wholeNumber,
  texts,
  optionalText,
} from '../wire.ts';
import { defaultWorkingHours, priorities, statusBase, workingHours } from './shared.ts';
import { answer, answers } from './answers.ts';
import { mayAct, mayActDefault, proposal, proposals } from './proposals.ts';
import { recordFields } from '../records/calls.ts';
import { factOrText } from '../words/factOrText.ts';
import { defineAgent, type Change, type RecordsOf } from './defineAgent.ts';
import { takesTime } from './takesTime.ts';

export const eventTypes = ['meeting', 'appointment'] as const;
export type EventType = (typeof eventTypes)[number];
export const attendeeStatuses = ['accepted', 'pending'] as const;

/** An event. Times are instants with zone. */
export const event = v.object({
  id: v.string(),
  ...recordFields,
  title: text(),
  description: text(),
  startTime: instant(),
  endTime: instant(),
  attendees: rowsOrNone(v.object({ email: text(), name: text(), status: text() })),
  location: text(),
  meetingLink: text(),
  type: text(),
  status: text(),
  /** `transparent` if whoever takes part counts as free; missing if not. */
  transparency: text(),
  /** One of `eventAnswers`; missing where the account organizes. */
  answer: text(),
  /** In Google's words what it is besides an event (`outOfOffice`, `focusTime`, `birthday` …); missing if nothing. */
  eventType: text(),
  /** Whole days: from midnight to midnight in the zone of the working hours. */
  isAllDay: flag(),
  /** `private` or `confidential` if only those who take part may see what it is; missing if not. */
  visibility: text(),
  /** More take part than `attendees` lists. */
  attendeesOmitted: flag(),
  calendarId: text(),
  createdBy: text(),
  isRecurring: flag(),
  priority: text(),
  /** Why Google Calendar does not have it; missing where it has. */
  unsent: factOrText(),
  sandbox: flag(),
});
export type CalendarEvent = v.InferOutput<typeof event>;

/**
 * One stretch of today's schedule. Times as `HH:MM` in the zone of the working hours;
 * `startsAt` and `endsAt` are the instants, which also distinguish the hour that clocks show twice.
 */
export const slot = v.object({
  date: cell(dayText),
  startTime: text(),
  endTime: text(),
  startsAt: instant(),
  endsAt: instant(),
  isAvailable: flag(),
  conflictReason: factOrText(),
});
export type Slot = v.InferOutput<typeof slot>;

/** `GET /api/agents/calendar/status`. Rates in percent; `timezone` is the IANA zone of `slots`. */
export const calendarStatus = v.object({
  ...statusBase,
  timezone: text(),
  metrics: v.object({
    eventsManaged: figure(),
    eventsThisWeek: figure(),
    meetingsScheduled: figure(),
    meetingsToday: figure(),
    conflictsResolved: figure(),
    conflictsOpen: figure(),
    efficiencyScore: figure(),
    bookedWithoutQuestion: figure(),
    onTimeStarts: figure(),
  }),
  events: rows(event),
  slots: rows(slot),
  /** What waits for a member's leave. */
  proposals: rowsOrNone(proposal),
  /** What the agent did by itself or by leave, the latest first. */
  answers: rowsOrNone(answer),
});
export type CalendarStatus = v.InferOutput<typeof calendarStatus>;

const mostRooms = 20;

const minutes = (min: number, max: number) => wholeNumber(min, max);

/** Settings of the calendar agent. Times in minutes. */
export const calendarSettings = settingsContract(
  {
    isActive: v.boolean(),
    ...mayAct,
    googleCalendarSync: v.boolean(),
    autoScheduling: v.boolean(),
    workingHours,
    bufferTime: minutes(0, 240),
    maxMeetingsPerDay: wholeNumber(1, 24),
    defaultMeetingLength: minutes(5, 480),
    autoDeclineConflicts: v.boolean(),
    meetingRoomBooking: v.boolean(),
    /** Addresses of rooms, the one to be tried first first. */
    meetingRooms: v.pipe(
      v.array(emailAddress('Enter the address of a room, such as room-4@company.com')),
      v.maxLength(mostRooms, `At most ${mostRooms} rooms`),
    ),
    reminderSettings: v.object({
      enabled: v.boolean(),
      defaultReminders: v.pipe(v.array(minutes(1, 10_080)), v.maxLength(10, 'At most 10 reminders')),
    }),
  },
  {
    isActive: true,
    ...mayActDefault,
    googleCalendarSync: true,
    autoScheduling: true,
    workingHours: defaultWorkingHours,
    bufferTime: 15,
    maxMeetingsPerDay: 8,
    defaultMeetingLength: 30,
    autoDeclineConflicts: false,
    meetingRoomBooking: false,
    meetingRooms: [],
    reminderSettings: { enabled: true, defaultReminders: [15, 60] },
  },
);
export type CalendarSettings = ReturnType<typeof calendarSettings.read>;

const moment = (label: string) =>
  v.pipe(
    v.string(`${label} is required`),
    v.minLength(1, `${label} is required`),
    v.isoTimestamp(`${label} must be a date and time`),
  );

const attendeesOf = v.pipe(
  v.array(emailAddress('Enter e-mail addresses such as name@company.com')),
  v.maxLength(limits.list.entries, `At most ${limits.list.entries} attendees`),
);

/** Body of Schedule Event. `startTime` and `endTime` as ISO instants; `attendees` are e-mail addresses. */
export const newEvent = v.pipe(
  v.strictObject({
    title: requiredText('Title', limits.text.line),
    description: optionalText('Description', limits.text.paragraph),
    startTime: moment('Start'),
    endTime: moment('End'),
    attendees: v.optional(attendeesOf, []),
    location: optionalText('Location', limits.text.line),
    meetingLink: v.optional(
      v.union(
        [
          v.literal(''),
          v.pipe(v.string(), v.trim(), v.startsWith('https://', 'Enter an address that starts with https://')),
        ],
        'Enter an address that starts with https://',
      ),
      '',
    ),
    type: v.optional(v.picklist(eventTypes, 'Type must be meeting or appointment'), 'meeting'),
    priority: v.optional(v.picklist(priorities, 'Priority must be high, medium or low'), 'medium'),
  }),
  v.forward(
    v.partialCheck(
      [['startTime'], ['endTime']],
      (body) => !(Date.parse(body.startTime) >= Date.parse(body.endTime)),
      'The end must be after the start',
    ),
    ['endTime'],
  ),
);
export type NewEvent = v.InferInput<typeof newEvent>;

/** For whom, from when and how long a free slot is looked for; by default from now, and as long as the settings say. */
export const freeSlotsRequest = v.strictObject({
  attendees: attendeesOf,
  from: v.optional(v.pipe(v.string(), v.isoTimestamp('From must be a date and time'))),
  minutes: v.optional(minutes(5, 1_440)),
});
export type FreeSlotsRequest = v.InferInput<typeof freeSlotsRequest>;

/**
 * When all of those are free whose calendars could be read. `unreadable`: the addresses of the others. `reason`: why
 * nobody's calendar was read.
 */
export const freeSlotsAnswer = v.object({
  slots: rowsOrNone(v.object({ startsAt: instant(), endsAt: instant() })),
  unreadable: texts(),
  reason: factOrText(),
});
export type FreeSlots = v.InferOutput<typeof freeSlotsAnswer>;

/** Which event is to be sent. */
const sendEventRequest = v.strictObject({ eventId: requiredText('Event', limits.text.line) });

const { attendees: _, ...eventFields } = newEvent.entries;
const toIso = v.transform((at: string) => new Date(at).toISOString());

const records = {
  events: {
    one: 'event',
    record: event,
    create: newEvent,
    audit: ['record.added', 'event.sent'],
    sorts: ['startTime', 'endTime', 'title', 'location', 'type', 'status', 'priority'],
    filters: ['type', 'status', 'priority', 'shownAs'],
    derived: (record: v.InferInput<typeof event>) => ({ shownAs: takesTime(record) ? 'busy' : 'free' }),
    searched: ['title', 'description', 'location', 'createdBy', 'attendees.name', 'attendees.email'],
    edits: v.partial(
      v.strictObject({
        ...eventFields,
        startTime: v.pipe(eventFields.startTime, toIso),
        endTime: v.pipe(eventFields.endTime, toIso),
      }),
    ),
    refuses: ({ after }: Change<v.InferInput<typeof event>>): Readonly<Record<string, string>> =>
      Date.parse(after.startTime ?? '') >= Date.parse(after.endTime ?? '')
        ? { endTime: 'The end must be after the start' }
        : {},
  },
  answers,
  proposals,
} as const;
export type CalendarRecords = RecordsOf<typeof records>;

/** The calendar agent. */
export const calendarAgent = defineAgent('calendar', {
  status: calendarStatus,
  figures: 'metrics',
  records,
  settings: calendarSettings,
  sample: async (now) => (await import('../samples/calendar.ts')).sampleCalendar(now),
  calls: {
    sendEvent: work.post('/api/agents/calendar/events/send', sendEventRequest, event, 'event.sent'),
    freeSlots: work.post('/api/agents/calendar/free-slots', freeSlotsRequest, freeSlotsAnswer, noAuditLine('reads')),
  },
  special: {
    collection: 'events',
    describe: (events: CalendarRecords['events']) => ({
      events: events.map((one) => ({
        id: one.id,
        title: one.title,
        type: one.type,
        startTime: one.startTime,
        attendees: one.attendees?.flatMap(({ name, email }) => name ?? email ?? []) ?? [],
        conflictResolved: false,
        ...(!takesTime(one) && { takesTime: false }),
        sandbox: one.sandbox,
      })),
    }),
  },
});
