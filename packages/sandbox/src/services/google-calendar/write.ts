import { isFields, type Fields } from '../../requests.ts';
import { owner } from '../../world/account.ts';
import { hexId } from '../../world/seededRandom.ts';
import { fail } from '../google/errors.ts';
import type { Calendars } from './Calendars.ts';
import { invalid } from './parameters.ts';
import { readAttendees, readEventFields, readTimes } from './read.ts';
import { readRule } from './recurrence.ts';
import { instantOf, type Attendee, type StoredEvent, type EventTime } from './StoredEvent.ts';

/** What a guest may change about an event in its own calendar. */
const guestFields = new Set(['attendees', 'attendeesOmitted', 'reminders', 'colorId', 'transparency', 'visibility']);

/** Rooms answer at once: yes where they are free. */
function withRoomAnswers(
  calendars: Calendars,
  id: string,
  attendees: readonly Attendee[],
  start: EventTime,
  end: EventTime,
): Attendee[] {
  return attendees.map((guest) => {
    if (guest.resource !== true) return guest;
    const taken = calendars.busy(guest.email, instantOf(start), instantOf(end)).some((event) => event.id !== id);
    return { ...guest, responseStatus: taken ? 'declined' : 'accepted' };
  });
}

/** An address for video, if one is asked for. */
function conferenceIn({ conferenceData }: Fields, id: string): Fields {
  const request = isFields(conferenceData) ? conferenceData['createRequest'] : undefined;
  if (!isFields(request)) return {};
  const uri = `https://meet.example/${id}`;
  return {
    hangoutLink: uri,
    conferenceData: {
      createRequest: { ...request, status: { statusCode: 'success' } },
      entryPoints: [{ entryPointType: 'video', uri, label: uri.slice('https://'.length) }],
      conferenceSolution: { key: { type: 'hangoutsMeet' }, name: 'Google Meet' },
      conferenceId: id,
    },
  };
}

function recurrenceIn({ recurrence }: Fields, start: EventTime): readonly string[] | undefined {
  if (recurrence === undefined || recurrence === null) return undefined;
  const lines = Array.isArray(recurrence) ? recurrence.map(String) : [];
  return readRule(lines, start) ? lines : fail(invalid('Invalid recurrence rule.'));
}

/** https://developers.google.com/calendar/api/v3/reference/events/insert */
export function insertEvent(
  calendars: Calendars,
  body: Fields,
  { now, conferences }: { now: number; conferences: boolean },
): StoredEvent {
  const { start, end } = readTimes(body);
  const given = body['id'];
  if (given !== undefined && !(typeof given === 'string' && /^[a-v0-9]{5,1024}$/.test(given)))
    return fail(invalid('Invalid resource id value.'));
  const id = given ?? hexId(`event ${calendars.version()}`, 26);
  if (calendars.has(id))
    return fail({ code: 409, message: 'The requested identifier already exists.', reason: 'duplicate' });
  const recurrence = recurrenceIn(body, start);
  return calendars.put({
    id,
    status: body['status'] === 'tentative' ? 'tentative' : 'confirmed',
    start,
    end,
    organizer: { email: owner.email, displayName: owner.name },
    attendees: withRoomAnswers(calendars, id, readAttendees(body['attendees'] ?? []), start, end),
    fields: { ...readEventFields(body), ...(conferences && conferenceIn(body, id)) },
    ...(recurrence && { recurrence }),
    removedFrom: [],
    created: now,
    sequence: 0,
  });
}

/** What a guest changes: its own answer, and what it alone sees. */
function patchAsGuest(calendars: Calendars, event: StoredEvent, body: Fields): StoredEvent {
  if (Object.keys(body).some((name) => !guestFields.has(name)))
    return fail({
      code: 403,
      domain: 'calendar',
      reason: 'forbiddenForNonOrganizer',
      message: 'Shared properties can only be changed by the organizer of the event.',
    });
  const mine = readAttendees(body['attendees'] ?? []).find(({ email }) => email === owner.email);
  const attendees = event.attendees.map((guest) =>
    guest.email === owner.email && mine
      ? { ...guest, responseStatus: mine.responseStatus, ...(mine.comment !== undefined && { comment: mine.comment }) }
      : guest,
  );
  const { attendees: _, ...rest } = body;
  return calendars.put({ ...event, attendees, fields: readEventFields(rest, event.fields) });
}

/**
 * Changes an event. Setting the status of a deleted one to confirmed restores it.
 * https://developers.google.com/calendar/api/v3/reference/events/patch, and `status` of the resource
 */
export function patchEvent(calendars: Calendars, event: StoredEvent, body: Fields, conferences: boolean): StoredEvent {
  if (event.organizer.email !== owner.email) return patchAsGuest(calendars, event, body);
  const describeTime = (when: EventTime) =>
    'at' in when ? { dateTime: new Date(when.at).toISOString(), timeZone: when.zone } : when;
  const times = readTimes({
    start: body['start'] ?? describeTime(event.start),
    end: body['end'] ?? describeTime(event.end),
  });
  const movedInTime =
    instantOf(times.start) !== instantOf(event.start) || instantOf(times.end) !== instantOf(event.end);
  const attendees = body['attendees'] === undefined ? event.attendees : readAttendees(body['attendees'] ?? []);
  const status = (['confirmed', 'tentative', 'cancelled'] as const).find((one) => one === body['status']);
  return calendars.put({
    ...event,
    ...times,
    status: status ?? event.status,
    attendees: withRoomAnswers(calendars, event.id, attendees, times.start, times.end),
    fields: { ...readEventFields(body, event.fields), ...(conferences && conferenceIn(body, event.id)) },
    sequence: event.sequence + (movedInTime ? 1 : 0),
  });
}

/** The organizer takes it from everybody's calendar, a guest from its own. */
export function deleteEvent(calendars: Calendars, event: StoredEvent): void {
  if (event.organizer.email === owner.email) {
    calendars.put({ ...event, status: 'cancelled' });
    return;
  }
  const attendees = event.attendees.map((guest) =>
    guest.email === owner.email ? { ...guest, responseStatus: 'declined' as const } : guest,
  );
  calendars.put({ ...event, attendees, removedFrom: [...event.removedFrom, owner.email] });
}
