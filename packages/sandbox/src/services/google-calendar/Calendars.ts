import { accountZone, colleagues, owner, rooms } from '../../world/account.ts';
import type { CalendarEvent } from '../../world/calendar.ts';
import type { World } from '../../world/createWorld.ts';
import { fail, type GoogleFault } from '../google/errors.ts';
import { expandRecurrence } from './recurrence.ts';
import { instantOf, isBusyFor, isInCalendarOf, overlap, type StoredEvent, type EventTime } from './StoredEvent.ts';

const dayMs = 86_400_000;
/** How far ahead a recurring event without an end is written out. */
const horizonMs = 366 * dayMs;

const notFound: GoogleFault = { code: 404, message: 'Not Found', reason: 'notFound' };
const gone: GoogleFault = { code: 410, message: 'Resource has been deleted', reason: 'deleted' };

/** Everybody whose calendar the account can read, the account first. */
export const readableCalendars = [owner, ...Object.values(colleagues), ...rooms] as const;

/** The address whose calendar it is. */
export const calendarOf = (calendarId: string): string =>
  calendarId === 'primary'
    ? owner.email
    : (readableCalendars.find(({ email }) => email === calendarId)?.email ?? fail(notFound));

const fieldsOf = ({ summary, description, location, online, elsewhere, kind, free, id }: CalendarEvent) => ({
  summary,
  ...(description && { description }),
  ...(location && { location }),
  ...(online && { hangoutLink: `https://meet.example/${id}` }),
  ...(elsewhere && {
    conferenceData: {
      entryPoints: [{ entryPointType: 'video', uri: `https://zoom.example/j/${id}`, label: `zoom.example/j/${id}` }],
      conferenceSolution: { key: { type: 'addOn' }, name: 'Zoom Meeting' },
      conferenceId: id,
    },
  }),
  ...(kind && { eventType: kind }),
  ...(free && { transparency: 'transparent' }),
});

const when = (one: Date | string): EventTime =>
  typeof one === 'string' ? { date: one } : { at: one.getTime(), zone: undefined };

function fromWorld(event: CalendarEvent, version: number): StoredEvent {
  return {
    id: event.id,
    status: 'confirmed',
    start: when(event.start),
    end: when(event.end),
    organizer: { email: event.organizer.email, displayName: event.organizer.name },
    attendees: event.attendees.map(({ name, email, answer }) => ({
      email,
      displayName: name,
      responseStatus: answer,
      ...(rooms.some((room) => room.email === email) && { resource: true }),
    })),
    fields: fieldsOf(event),
    ...(event.weekly && { recurrence: ['RRULE:FREQ=WEEKLY'] }),
    removedFrom: [],
    created: event.made.getTime(),
    updated: event.made.getTime(),
    sequence: 0,
    version,
  };
}

/** The events of all calendars. */
export function createCalendars({ calendar, clock }: World) {
  let version = 0;
  const events = new Map<string, StoredEvent>();
  for (const event of calendar) {
    version += 1;
    const stored = fromWorld(event, version);
    events.set(stored.id, {
      ...stored,
      ...(stored.recurrence && {
        start: { ...stored.start, zone: accountZone },
        end: { ...stored.end, zone: accountZone },
      }),
    });
  }

  /** With recurring events written out, and single dates as they were changed. */
  const dates = (to = clock().getTime() + horizonMs): StoredEvent[] =>
    [...events.values()]
      .filter(({ recurringEventId }) => recurringEventId === undefined)
      .flatMap((event) => expandRecurrence(event, to))
      .map((event) => events.get(event.id) ?? event);

  /** By id; of a recurring event, also one of its dates. */
  const find = (id: string): StoredEvent | undefined => {
    const master = events.get(id.replace(/_[\dTZ]+$/, ''));
    return (
      events.get(id) ??
      (master && expandRecurrence(master, clock().getTime() + horizonMs).find((date) => date.id === id))
    );
  };

  return {
    version: () => version,
    /** As they are stored: a recurring event once, and the dates of it that were changed. */
    stored: (): StoredEvent[] => [...events.values()],
    dates,
    has: (id: string): boolean => events.has(id),
    /** One in somebody's calendar. */
    get: (id: string, email: string): StoredEvent => {
      const found = find(id);
      return found && isInCalendarOf(found, email) ? found : fail(notFound);
    },
    /** One that is not deleted. */
    current: (id: string, email: string): StoredEvent => {
      const found = find(id);
      if (!found || !isInCalendarOf(found, email)) return fail(notFound);
      return found.status === 'cancelled' || found.removedFrom.includes(email) ? fail(gone) : found;
    },
    put: (event: Omit<StoredEvent, 'version' | 'updated'>): StoredEvent => {
      version += 1;
      const stored = { ...event, updated: clock().getTime(), version };
      events.set(stored.id, stored);
      // A recurring event that is deleted takes its changed dates with it.
      if (stored.status === 'cancelled')
        for (const date of events.values())
          if (date.recurringEventId === stored.id) events.set(date.id, { ...date, status: 'cancelled', version });
      return stored;
    },
    /** When somebody is busy, within bounds. */
    busy: (email: string, from: number, to: number): StoredEvent[] =>
      dates(to)
        .filter((event) => isBusyFor(event, email) && overlap(event, from, to))
        .toSorted((one, other) => instantOf(one.start) - instantOf(other.start)),
  };
}
export type Calendars = ReturnType<typeof createCalendars>;
