import { calendarAgent, type CalendarEvent } from '@switchboard/api-contract/agents/calendar';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { takesTime, type EventAnswer, type EventTiming } from '@switchboard/api-contract/agents/takesTime';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { PriorityBadge } from '../../blocks/marks/PriorityBadge/PriorityBadge.tsx';
import type { RecordField, RecordKind } from '../../blocks/records/RecordsSection/RecordKind.ts';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { longDay, timeOfDay, toDate, zoneName } from '../../format/dates.ts';
import { timeWithPlace } from '../../format/zones.ts';
import { eventStatus, eventType, eventTypeOptions } from '../../rules/calendar.ts';
import { priorityOptions } from '../../rules/records.ts';
import { Attendees } from './Attendees.tsx';
import { durationOf, lastDay } from './eventTime.ts';

/** The account's answer. Its own events and those it accepted have no label. */
const answerMarks = {
  declined: 'Declined',
  tentative: 'Answered maybe',
  open: 'Not answered',
  unnamed: 'Not invited by name',
} as const satisfies Partial<Record<EventAnswer, string>>;

/** Special kinds of events, by Google's `eventType`. */
const eventKindMarks = {
  outOfOffice: 'Out of office',
  focusTime: 'Focus time',
  workingLocation: 'Working location',
  birthday: 'Birthday',
  fromGmail: 'From Gmail',
} as const;

const visibilityMarks = { private: 'Private', confidential: 'Private' } as const;

const wordIn = (table: Readonly<Record<string, string>>, value: string | null | undefined): string[] =>
  value !== null && value !== undefined && Object.hasOwn(table, value) ? [table[value] ?? ''] : [];

interface Marked extends EventTiming {
  readonly visibility?: string | undefined;
}

/** Short labels of an event: that it takes no time, what was answered, what special kind it is, that it is private. */
export const eventMarks = (event: Marked): readonly string[] => [
  ...(event.transparency === 'transparent' ? ['Free'] : []),
  ...wordIn(answerMarks, event.answer),
  ...wordIn(eventKindMarks, event.eventType),
  ...wordIn(visibilityMarks, event.visibility),
];

/** The same in one line, beginning with whether it takes time: 'Busy · Out of office'. */
export const shownAs = (event: Marked): string =>
  [takesTime(event) ? 'Busy' : 'Free', ...eventMarks(event).filter((word) => word !== 'Free')].join(' · ');

type Instant = 'startTime' | 'endTime';

/** 'Friday, 20 November 2026, 16:00 GMT+1 (10:00 New York)': the zone's name at that moment, summer or winter time. */
const momentField = (label: string, name: Instant, timeZone: string | undefined): RecordField<CalendarEvent> => ({
  label,
  value: (event) => event[name],
  show: (event) => {
    const date = toDate(event[name]);
    if (!date) return <NoValue />;
    if (event.isAllDay) return `${longDay(name === 'endTime' ? lastDay(date) : date, timeZone)}, all day`;
    const beside = timeWithPlace(date, timeZone);
    return (
      <time dateTime={date.toISOString()}>
        {longDay(date)}, {timeOfDay(date)} {zoneName(date)}
        {beside ? ` (${beside})` : ''}
      </time>
    );
  },
});

const attendeeWords = ({ attendees, attendeesOmitted }: CalendarEvent) =>
  [
    ...attendees.items.map(({ name, email, status }) =>
      [name, email && `<${email}>`, status && `(${status})`].filter(Boolean).join(' '),
    ),
    ...(attendeesOmitted ? ['and others'] : []),
  ].join('; ');

/** The title to show for an event. */
export const titleOf = ({ title }: CalendarEvent): string => title?.trim() || 'Untitled event';

/** Events: their fields, with times in the reader's zone and the calendar's, and filters. */
export const eventKind = (timeZone: string | undefined): RecordKind<CalendarEvent> => ({
  collection: calendarAgent.records.events,
  name: 'events',
  title: 'Calendar Events',
  one: 'event',
  many: 'events',
  titleOf: ({ title }) => title,
  fields: [
    { label: 'Title', value: ({ title }) => title },
    { label: 'Description', as: 'lines', value: ({ description }) => description },
    momentField('Start', 'startTime', timeZone),
    momentField('End', 'endTime', timeZone),
    { label: 'Duration', value: durationOf },
    {
      label: 'Attendees',
      value: attendeeWords,
      show: ({ attendees, attendeesOmitted }) => <Attendees attendees={attendees} omitted={attendeesOmitted} />,
    },
    { label: 'Place', value: ({ location }) => location },
    { label: 'Meeting link', as: 'link', value: ({ meetingLink }) => meetingLink },
    { label: 'Type', value: ({ type }) => type, show: ({ type }) => <StatusBadge rule={eventType} value={type} /> },
    {
      label: 'Status',
      value: ({ status }) => status,
      show: ({ status }) => <StatusBadge rule={eventStatus} value={status} />,
    },
    { label: 'Shown as', value: shownAs },
    { label: 'Priority', value: (event) => event.priority, show: (event) => <PriorityBadge value={event.priority} /> },
    { label: 'Repeats', value: ({ isRecurring }) => isRecurring },
    { label: 'Created by', as: 'email', value: ({ createdBy }) => createdBy },
    { label: 'Google Calendar', value: ({ unsent }) => wordsOf(unsent) },
    { label: 'Calendar', as: 'id', value: ({ calendarId }) => calendarId },
    { label: 'Event id', as: 'id', value: ({ id }) => id },
  ],
  filters: [
    { key: 'type', label: 'Type', options: eventTypeOptions },
    { key: 'priority', label: 'Priority', options: priorityOptions },
    { key: 'status', label: 'Status', wordOf: (status) => eventStatus(status).label },
  ],
  empty: {
    title: 'No events yet',
    text: 'A run brings the events of Google Calendar here. You can also schedule one.',
  },
});
