import type { EventAnswer } from '@switchboard/api-contract/agents/takesTime';
import type { CalendarSettings } from '@switchboard/api-contract/agents/calendar';
import { instantAt } from '@switchboard/api-contract/time';
import * as v from 'valibot';
import { looseText } from '../../../outside/providers/readEach.ts';
import type { RecordOf } from '../../../records/collections.ts';
import { recordIdFor, withoutAgentId } from '../../../records/records.ts';

/** What is asked for of an event. */
export const eventFields = [
  'id,status,summary,description,location,hangoutLink,conferenceData(entryPoints(entryPointType,uri))',
  'start,end,transparency,visibility,eventType,attendeesOmitted',
  'attendees(email,displayName,responseStatus,self,resource,optional,comment)',
  'creator(email,displayName),organizer(email,displayName,self),recurringEventId',
].join(',');

const looseFlag = v.fallback(v.optional(v.nullable(v.boolean())), undefined);
const person = v.object({ email: looseText, displayName: looseText, self: looseFlag });
const attendee = v.object({
  ...person.entries,
  responseStatus: looseText,
  resource: looseFlag,
  optional: looseFlag,
  comment: looseText,
});
const isMoment = v.check((text: string) => Number.isFinite(Date.parse(text)));
const moment = v.object({
  date: v.optional(v.pipe(v.string(), v.isoDate(), isMoment)),
  dateTime: v.optional(v.pipe(v.string(), v.isoTimestamp(), isMoment)),
});
const entryPoint = v.fallback(v.nullish(v.object({ entryPointType: looseText, uri: looseText })), undefined);

/**
 * An event as Google sends it: https://developers.google.com/workspace/calendar/api/v3/reference/events#resource
 * What only adds to it may be odd; an odd time or guest makes it unreadable.
 */
export const googleEvent = v.object({
  id: v.string(),
  status: looseText,
  summary: looseText,
  description: looseText,
  location: looseText,
  hangoutLink: looseText,
  conferenceData: v.fallback(v.optional(v.object({ entryPoints: v.nullish(v.array(entryPoint)) })), undefined),
  transparency: looseText,
  visibility: looseText,
  eventType: looseText,
  start: v.optional(moment),
  end: v.optional(moment),
  attendees: v.optional(v.array(attendee), []),
  attendeesOmitted: looseFlag,
  creator: v.fallback(v.optional(person), undefined),
  organizer: v.fallback(v.optional(person), undefined),
  recurringEventId: looseText,
});
export type GoogleEvent = v.InferOutput<typeof googleEvent>;

const own = /^event-([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/;
const ownAtGoogle = /^event([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/**
 * The id of a record at Google. That of an event scheduled here follows from its own, so that sending it twice makes
 * one event.
 */
export const googleIdOf = (recordId: string): string =>
  withoutAgentId(recordId)
    .replace(own, 'event$1$2$3$4$5')
    .replace(/^google-/, '');

/** The id of the record of an event at Google. `isKnown`: whether the agent has, or had, a record of this id. */
export function recordIdOf(googleId: string, agentId: string, isKnown: (id: string) => boolean): string {
  const scheduled = googleId.replace(ownAtGoogle, 'event-$1-$2-$3-$4-$5');
  return isKnown(scheduled) ? scheduled : recordIdFor(agentId, `google-${googleId}`);
}

/** Google has no field for another service's meeting link, so it is the last line of the description. */
export const linkLine = 'Meeting link: ';
const withLink = (description: string | null | undefined, link: string | null | undefined): string =>
  [description, link && `${linkLine}${link}`].filter(Boolean).join('\n\n');

/**
 * The instants of an event; undefined without a start. An all-day event lasts from midnight to midnight in the zone.
 * One without an end, or whose end lies before its start, is a moment.
 */
export function timesOf({ start, end }: Pick<GoogleEvent, 'start' | 'end'>, zone: string) {
  const instantOf = (when: v.InferOutput<typeof moment> | undefined): string | undefined => {
    if (when?.dateTime) return new Date(when.dateTime).toISOString();
    return when?.date ? new Date(instantAt(zone, when.date, '00:00')).toISOString() : undefined;
  };
  const [startTime, endTime = startTime] = [instantOf(start), instantOf(end)];
  if (startTime === undefined || endTime === undefined) return undefined;
  return { startTime, endTime: endTime < startTime ? startTime : endTime };
}

/** Reminders of the member's own calendar, at most five: https://developers.google.com/calendar/api/concepts/reminders */
const mostReminders = 5;

/** What Google is told of an event. Only a new one gets the reminders of the settings. */
export function bodyOf(
  { title, description, startTime, endTime, attendees, location, meetingLink }: RecordOf<'events'>,
  { workingHours }: Pick<CalendarSettings, 'workingHours'>,
) {
  const when = (instant: string | null | undefined) => ({
    dateTime: new Date(instant ?? '').toISOString(),
    timeZone: workingHours.timezone,
  });
  return {
    summary: title ?? '',
    description: withLink(description, meetingLink),
    location: location ?? '',
    start: when(startTime),
    end: when(endTime),
    attendees: (attendees ?? []).flatMap(({ email }) => (email ? [{ email }] : [])),
  };
}

/** Whether an event is at Google Calendar, where a change of it must go too. */
export const isAtGoogle = ({ calendarId }: Pick<RecordOf<'events'>, 'calendarId'>): boolean => calendarId === 'primary';

type BodyField = keyof ReturnType<typeof bodyOf>;

/** Which fields at Google a field of the record is. A meeting link has a place only in what was scheduled here. */
const sentAs: Readonly<Partial<Record<string, readonly BodyField[]>>> = {
  title: ['summary'],
  description: ['description'],
  meetingLink: ['description'],
  location: ['location'],
  startTime: ['start', 'end'],
  endTime: ['start', 'end'],
};

/** What Google is told when fields of an event have changed, and which of them that are. */
export function changedBodyOf(
  event: RecordOf<'events'>,
  changed: readonly string[],
  settings: Pick<CalendarSettings, 'workingHours'>,
): { readonly body: object; readonly fields: readonly string[] } {
  const isOwn = own.test(event.id);
  const fields = changed.filter((field) => sentAs[field] && (isOwn || field !== 'meetingLink'));
  const whole = bodyOf(isOwn ? event : { ...event, meetingLink: undefined }, settings);
  // An all-day event that gets times has no date any more.
  const { start, end } = { start: { ...whole.start, date: null }, end: { ...whole.end, date: null } };
  const all = { ...whole, start, end };
  return {
    fields,
    body: Object.fromEntries(fields.flatMap((field) => (sentAs[field] ?? []).map((name) => [name, all[name]]))),
  };
}

/** The reminders of a new event; none where they are off, whatever the calendar itself would do. */
export const remindersOf = ({ reminderSettings: { enabled, defaultReminders } }: CalendarSettings) => ({
  useDefault: false,
  overrides: enabled ? defaultReminders.slice(0, mostReminders).map((minutes) => ({ method: 'popup', minutes })) : [],
});

const answers: Readonly<Record<string, EventAnswer>> = {
  accepted: 'accepted',
  declined: 'declined',
  tentative: 'tentative',
};

/** What the account has to do with an event of its calendar. One that it organizes and won't come to is declined. */
export function answerOf({ organizer, attendees, attendeesOmitted }: GoogleEvent): EventAnswer {
  const me = attendees.find(({ self }) => self);
  if (organizer?.self) return me?.responseStatus === 'declined' ? 'declined' : 'own';
  if (me) return answers[me.responseStatus ?? ''] ?? 'open';
  return organizer || attendees.length > 0 || attendeesOmitted ? 'unnamed' : 'own';
}

/** What Google says that an event is besides one: `outOfOffice`, `focusTime`, `birthday` …; undefined if nothing. */
export const eventTypeOf = ({ eventType }: GoogleEvent): string | undefined =>
  eventType && eventType !== 'default' ? eventType : undefined;

/** Whether others take part, people, not rooms, at a time of the day. */
export function isMeeting(event: GoogleEvent): boolean {
  const { start, organizer, attendees, attendeesOmitted } = event;
  if (start?.dateTime === undefined || eventTypeOf(event) !== undefined) return false;
  const others = attendees.some(({ self, resource }) => !self && !resource);
  const invitedBy = attendees.length > 0 && organizer && !organizer.self;
  return others || attendeesOmitted === true || invitedBy === true;
}

/** Whether only those who take part may see what it is. */
export const isPrivate = ({ visibility }: Pick<GoogleEvent, 'visibility'>): boolean =>
  visibility === 'private' || visibility === 'confidential';
