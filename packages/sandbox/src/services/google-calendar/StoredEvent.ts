import type { InvitationAnswer } from '../../world/calendar/meetings.ts';

/** A moment with its zone, or a whole day. */
export type EventTime = { readonly at: number; readonly zone: string | undefined } | { readonly date: string };

/** Somebody at an event, or a room. */
export interface Attendee {
  readonly email: string;
  readonly displayName?: string;
  readonly responseStatus: InvitationAnswer;
  readonly optional?: boolean;
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
  /** What stands in the resource as it was written: summary, location, reminders … */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly recurrence?: readonly string[];
  /** The event that it is one date of. */
  readonly recurringEventId?: string;
  readonly originalStart?: EventTime;
  /** Calendars from which a guest has taken it. */
  readonly removedFrom: readonly string[];
  readonly created: number;
  readonly updated: number;
  readonly sequence: number;
  /** Grows with every write to any event. */
  readonly version: number;
}

const dayMs = 86_400_000;

/** The instant of a moment; a whole day counts in UTC. */
export const instantOf = (when: EventTime): number => ('at' in when ? when.at : Date.parse(when.date));

/** Whether an event takes time that nobody else can have. */
export const isBusyFor = (
  { status, fields, organizer, attendees, removedFrom }: StoredEvent,
  email: string,
): boolean => {
  if (status === 'cancelled' || fields['transparency'] === 'transparent' || removedFrom.includes(email)) return false;
  const guest = attendees.find((one) => one.email === email);
  return guest ? guest.responseStatus !== 'declined' : organizer.email === email;
};

/** Whether it stands in somebody's calendar. */
export const isIn = ({ organizer, attendees }: StoredEvent, email: string): boolean =>
  organizer.email === email || attendees.some((one) => one.email === email);

/** Whether two stretches of time share some. */
export const overlap = (one: Pick<StoredEvent, 'start' | 'end'>, from: number, to: number): boolean =>
  instantOf(one.start) < to && instantOf(one.end) > from;

/** The same moment or day later or earlier. */
export const shiftTime = (when: EventTime, milliseconds: number): EventTime =>
  'at' in when
    ? { ...when, at: when.at + milliseconds }
    : { date: new Date(Date.parse(when.date) + Math.round(milliseconds / dayMs) * dayMs).toISOString().slice(0, 10) };
