import { takesTime, type EventAnswer } from '@switchboard/api-contract/agents/takesTime';
import type { TimeSpan } from '@switchboard/api-contract/agents/todaysSlots';
import { timesOf, type GoogleEvent } from '../google/googleEvent.ts';
import { meetingLinkOf } from '../google/meetingLinkOf.ts';
import { answerOf, eventTypeOf, isMeeting, isPrivate } from '../google/standingOf.ts';

/** An event of the account's calendar, as far as decisions need it. */
export interface Appointment extends TimeSpan {
  readonly id: string;
  readonly title: string;
  /** Who invited. */
  readonly by: string;
  /** What the account answered; its own that is not settled yet is tentative. */
  readonly answer: EventAnswer;
  /** Whether it takes time. */
  readonly blocks: boolean;
  /** One date of a recurring event. */
  readonly isSeries: boolean;
  /** Others take part: people, not rooms. */
  readonly isMeeting: boolean;
  /** No room can be chosen for it: it has a place, a room or a link, or not all guests are known. */
  readonly isPlaced: boolean;
}

/** Reads an event; undefined without times, and for one that is cancelled. All-day events are days of the zone. */
export function appointmentOf(event: GoogleEvent, zone: string): Appointment | undefined {
  const times = timesOf(event, zone);
  if (!times || event.status === 'cancelled' || times.startTime >= times.endTime) return undefined;
  const { organizer, attendees, conferenceData, transparency } = event;
  const answer = answerOf(event);
  return {
    id: event.id,
    title: isPrivate(event) ? 'a private event' : event.summary?.trim() || 'an event without a title',
    by: organizer?.displayName?.trim() || organizer?.email || 'somebody',
    from: Date.parse(times.startTime),
    to: Date.parse(times.endTime),
    answer: answer === 'own' && event.status === 'tentative' ? 'tentative' : answer,
    blocks: takesTime({ transparency, answer, eventType: eventTypeOf(event) }),
    isSeries: typeof event.recurringEventId === 'string',
    isMeeting: isMeeting(event),
    isPlaced:
      (event.location ?? '').trim() !== '' ||
      meetingLinkOf(event) !== undefined ||
      (conferenceData?.entryPoints ?? []).length > 0 ||
      event.attendeesOmitted === true ||
      attendees.some(({ resource, email }) => resource || !email),
  };
}

/** Whether the account has said that it will be there. */
export const isCommitted = ({ answer, blocks }: Appointment): boolean =>
  blocks && (answer === 'own' || answer === 'accepted');

/** Whether two stretches share some time. */
export const overlap = (one: TimeSpan, other: TimeSpan): boolean => one.from < other.to && one.to > other.from;
