import type { InvitationAnswer } from '../../world/calendar/meetings.ts';

/** A moment with its zone, or a whole day. */
export type EventTime = { readonly at: number; readonly zone: string | undefined } | { readonly date: string };

/** Somebody at an event, or a room. */
export interface Attendee {
  readonly email: string;
  readonly displayName?: string;
  readonly responseStatus: InvitationAnswer;
  readonly optional?: boolean;
  /** It is a room. */
  readonly resource?: boolean;
  readonly comment?: string;
}

/** An event, which stands in the calendars of its organizer and of everybody who is invited. */
export interface StoredEvent {
  readonly id: string;
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
  readonly start: EventTime;
  readonly end: EventTime;
  readonly organizer: { readonly email: string; readonly displayName?: string };
  readonly attendees: readonly Attendee[];
  /** The fields of Google's event that are answered as they were written: summary, location, reminders … */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Of a series: its rules, such as `RRULE:FREQ=WEEKLY`. */
  readonly recurrence?: readonly string[];
  /** The series that it is one date of. */
  readonly recurringEventId?: string;
  readonly originalStart?: EventTime;
  /** Calendars from which a guest has taken it. */
  readonly removedFrom: readonly string[];
  readonly created: number;
  readonly updated: number;
  readonly sequence: number;
  /** Grows with every write to any event, so that a list can tell what has changed since the last one. */
  readonly version: number;
}

const dayMs = 86_400_000;

/** The instant of a moment; a whole day counts in UTC. */
export const instantOf = (when: EventTime): number => ('at' in when ? when.at : Date.parse(when.date));

/** Whether somebody is busy because of an event: it blocks its time, and they have not declined or removed it. */
export const isBusyFor = (
  { status, fields, organizer, attendees, removedFrom }: StoredEvent,
  email: string,
): boolean => {
  if (status === 'cancelled' || fields['transparency'] === 'transparent' || removedFrom.includes(email)) return false;
  const guest = attendees.find((one) => one.email === email);
  return guest ? guest.responseStatus !== 'declined' : organizer.email === email;
};

/** Whether an event stands in somebody's calendar. */
export const isInCalendarOf = ({ organizer, attendees }: StoredEvent, email: string): boolean =>
  organizer.email === email || attendees.some((one) => one.email === email);

/** Whether two stretches of time share some. */
export const overlap = (one: Pick<StoredEvent, 'start' | 'end'>, from: number, to: number): boolean =>
  instantOf(one.start) < to && instantOf(one.end) > from;

/** The same moment or day later or earlier. */
export const shiftTime = (when: EventTime, milliseconds: number): EventTime =>
  'at' in when
    ? { ...when, at: when.at + milliseconds }
    : { date: new Date(Date.parse(when.date) + Math.round(milliseconds / dayMs) * dayMs).toISOString().slice(0, 10) };
