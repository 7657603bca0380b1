import { accountZone } from '../../world/account.ts';
import { withOffset } from '../../world/days.ts';
import { readShape } from '../google/fields.ts';
import type { StoredEvent, EventTime } from './StoredEvent.ts';

const who = 'id,email,displayName,self';
const time = 'date,dateTime,timeZone';
const event = `kind,etag,id,status,htmlLink,created,updated,summary,description,location,colorId,creator(${who}),organizer(${who}),start(${time}),end(${time}),endTimeUnspecified,recurrence,recurringEventId,originalStartTime(${time}),transparency,visibility,iCalUID,sequence,attendees(id,email,displayName,organizer,self,resource,optional,responseStatus,comment,additionalGuests),attendeesOmitted,extendedProperties,hangoutLink,conferenceData(createRequest,entryPoints(entryPointType,uri,label,pin,accessCode,meetingCode,passcode,password),conferenceSolution(key(type),name,iconUri),conferenceId,signature,notes),anyoneCanAddSelf,guestsCanInviteOthers,guestsCanModify,guestsCanSeeOtherGuests,privateCopy,locked,reminders(useDefault,overrides(method,minutes)),source(url,title),eventType,birthdayProperties,focusTimeProperties,outOfOfficeProperties,workingLocationProperties,attachments`;

/** The documented fields of each answer. */
export const shapes = {
  event: readShape(event),
  events: readShape(
    `kind,etag,summary,description,updated,timeZone,accessRole,defaultReminders(method,minutes),nextPageToken,nextSyncToken,items(${event})`,
  ),
  calendarList: readShape(
    'kind,etag,nextPageToken,nextSyncToken,items(kind,etag,id,summary,description,timeZone,accessRole,primary,selected,backgroundColor,foregroundColor,colorId,defaultReminders(method,minutes))',
  ),
  freeBusy: readShape('kind,timeMin,timeMax,groups,calendars'),
};

/** The tag of a version. */
export const etagOf = (version: number): string => `"${version}0000"`;

const describeTime = (when: EventTime, zone: string) =>
  'at' in when ? { dateTime: withOffset(zone, when.at), timeZone: when.zone ?? accountZone } : { date: when.date };

/**
 * The resource of an event as it stands in somebody's calendar; times in a zone. Of more guests than `maxAttendees`
 * only that somebody is named: https://developers.google.com/workspace/calendar/api/v3/reference/events/list
 */
export function resourceOf(
  one: StoredEvent,
  { email, zone, maxAttendees }: { email: string; zone: string; maxAttendees: number },
) {
  const { id, organizer, attendees, fields, recurrence, recurringEventId, originalStart, removedFrom } = one;
  const self = (address: string) => address === email && { self: true };
  const isCut = attendees.length > maxAttendees;
  const named = isCut ? attendees.filter((guest) => guest.email === email) : attendees;
  const describedOrganizer = { ...organizer, ...self(organizer.email) };
  return {
    kind: 'calendar#event',
    etag: etagOf(one.version),
    id,
    status: removedFrom.includes(email) ? 'cancelled' : one.status,
    htmlLink: `https://calendar.example/event?eid=${Buffer.from(`${id} ${email}`, 'utf8').toString('base64url')}`,
    created: new Date(one.created).toISOString(),
    updated: new Date(one.updated).toISOString(),
    ...fields,
    creator: describedOrganizer,
    organizer: describedOrganizer,
    start: describeTime(one.start, zone),
    end: describeTime(one.end, zone),
    ...(recurrence && { recurrence }),
    ...(recurringEventId !== undefined && { recurringEventId }),
    ...(originalStart && { originalStartTime: describeTime(originalStart, zone) }),
    iCalUID: `${recurringEventId ?? id}@calendar.example`,
    sequence: one.sequence,
    ...(isCut && { attendeesOmitted: true }),
    ...(named.length > 0 && {
      attendees: named.map((guest) => ({
        ...guest,
        ...(guest.email === organizer.email && { organizer: true }),
        ...self(guest.email),
      })),
    }),
    reminders: fields['reminders'] ?? { useDefault: true },
    eventType: fields['eventType'] ?? 'default',
  };
}
