import type { CalendarSettings } from '@switchboard/api-contract/agents/calendar';
import { instantAt } from '@switchboard/api-contract/zone';
import * as v from 'valibot';
import type { RecordOf } from '../../services/records/collections.ts';
import { foundId, withoutAgent } from '../foundId.ts';
import { plainText } from '../plainText.ts';

/** What is asked for of an event. */
export const eventFields =
  'id,status,summary,description,location,hangoutLink,transparency,start,end,attendees(email,displayName,responseStatus,self,resource,optional,comment),creator(email,displayName),organizer(email,displayName,self),recurringEventId';

const person = v.object({
  email: v.optional(v.string()),
  displayName: v.optional(v.string()),
  self: v.optional(v.boolean()),
});
const attendee = v.object({
  ...person.entries,
  responseStatus: v.optional(v.string()),
  resource: v.optional(v.boolean()),
  optional: v.optional(v.boolean()),
  comment: v.optional(v.string()),
});
const moment = v.object({
  date: v.optional(v.pipe(v.string(), v.isoDate())),
  dateTime: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

/** An event as Google sends it: https://developers.google.com/calendar/api/v3/reference/events#resource */
export const googleEvent = v.object({
  id: v.string(),
  status: v.optional(v.string()),
  summary: v.optional(v.string()),
  description: v.optional(v.string()),
  location: v.optional(v.string()),
  hangoutLink: v.optional(v.string()),
  transparency: v.optional(v.string()),
  start: v.optional(moment),
  end: v.optional(moment),
  attendees: v.optional(v.array(attendee), []),
  creator: v.optional(person),
  organizer: v.optional(person),
  recurringEventId: v.optional(v.string()),
});
export type GoogleEvent = v.InferOutput<typeof googleEvent>;

const own = /^event-([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/;
const ownAtGoogle = /^event([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/**
 * The id of a record at Google. That of an event scheduled here follows from its own, so that sending it twice makes
 * one event.
 */
export const googleIdOf = (recordId: string): string =>
  withoutAgent(recordId)
    .replace(own, 'event$1$2$3$4$5')
    .replace(/^google-/, '');

/** The id of the record of an event at Google. `isKnown`: whether the agent has, or had, a record of this id. */
export function recordIdOf(googleId: string, agentId: string, isKnown: (id: string) => boolean): string {
  const scheduled = googleId.replace(ownAtGoogle, 'event-$1-$2-$3-$4-$5');
  return isKnown(scheduled) ? scheduled : foundId(agentId, `google-${googleId}`);
}

/** Google has no field for another service's meeting link, so it is the last line of the description. */
const linkLine = 'Meeting link: ';
const withLink = (description: string | null | undefined, link: string | null | undefined): string =>
  [description, link && `${linkLine}${link}`].filter(Boolean).join('\n\n');

/** The instants of an event; an all-day event lasts from midnight to midnight in the zone. */
export function timesOf({ start, end }: Pick<GoogleEvent, 'start' | 'end'>, zone: string) {
  const instantOf = (when: v.InferOutput<typeof moment> | undefined): string | undefined => {
    if (when?.dateTime) return new Date(when.dateTime).toISOString();
    return when?.date ? new Date(instantAt(zone, when.date, '00:00')).toISOString() : undefined;
  };
  const [startTime, endTime] = [instantOf(start), instantOf(end)];
  return startTime && endTime ? { startTime, endTime } : undefined;
}

/**
 * The record of an event; undefined if it has no times. `stored` is what was known of it: Google has no place for
 * priority, type and the link of an event that was scheduled here.
 */
export function recordOf(
  item: GoogleEvent,
  {
    id,
    zone,
    stored,
  }: { readonly id: string; readonly zone: string; readonly stored?: Partial<RecordOf<'events'>> | undefined },
): RecordOf<'events'> | undefined {
  const times = timesOf(item, zone);
  if (!times) return undefined;
  const title = plainText(item.summary, 200);
  const { priority, type, createdBy, meetingLink } = stored ?? {};
  const link = item.hangoutLink?.startsWith('https://') ? item.hangoutLink : meetingLink;
  const said = item.description ?? '';
  const added = meetingLink ? `${linkLine}${meetingLink}` : undefined;
  const description = plainText(added && said.endsWith(added) ? said.slice(0, -added.length) : said, 2_000);
  // Lines that a member wrote stay lines.
  const lines = stored?.description;
  // A room that is booked is where it is.
  const room = item.attendees.find(({ resource, responseStatus }) => resource && responseStatus !== 'declined');
  const place = item.location || room?.displayName || room?.email;
  const creator = createdBy ?? item.creator?.email;
  return {
    id,
    ...(title ? { title } : {}),
    description: lines && plainText(lines, 2_000) === description ? lines : description,
    ...times,
    attendees: item.attendees.map(({ email, displayName, responseStatus }) => ({
      ...(email ? { email } : {}),
      ...(displayName ? { name: plainText(displayName, 200) } : {}),
      status: responseStatus === 'accepted' || responseStatus === 'declined' ? responseStatus : 'pending',
    })),
    type: type ?? (item.attendees.length > 1 ? 'meeting' : 'appointment'),
    status: item.status ?? 'confirmed',
    calendarId: 'primary',
    isRecurring: item.recurringEventId !== undefined,
    ...(priority ? { priority } : {}),
    ...(place ? { location: plainText(place, 300) } : {}),
    ...(link ? { meetingLink: link } : {}),
    ...(creator ? { createdBy: creator } : {}),
  };
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
