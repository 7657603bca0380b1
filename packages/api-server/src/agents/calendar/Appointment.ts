import type { Stretch } from '@switchboard/api-contract/agents/todaysSlots';
import { timesOf, type GoogleEvent } from './googleEvent.ts';

/** An event of the account's calendar, as far as decisions need it. */
export interface Appointment extends Stretch {
  readonly id: string;
  readonly title: string;
  /** Who invited. */
  readonly by: string;
  /** What the account answered; `own` if it organizes. */
  readonly answer: 'own' | 'accepted' | 'declined' | 'tentative' | 'open';
  /** Whether it takes time. */
  readonly blocks: boolean;
  /** One date of a recurring event. */
  readonly isSeries: boolean;
  /** Others take part: people, not rooms. */
  readonly isMeeting: boolean;
  /** It needs no room: it has a place, a room or a link. */
  readonly isPlaced: boolean;
}

const answers: Readonly<Record<string, Appointment['answer']>> = {
  accepted: 'accepted',
  declined: 'declined',
  tentative: 'tentative',
};

/** Reads an event; undefined without times, and for one that is cancelled. All-day events are days of the zone. */
export function appointmentOf(event: GoogleEvent, zone: string): Appointment | undefined {
  const times = timesOf(event, zone);
  if (!times || event.status === 'cancelled' || times.startTime >= times.endTime) return undefined;
  const { organizer, attendees } = event;
  const me = attendees.find(({ self }) => self);
  const isOwn = organizer?.self === true || !me;
  return {
    id: event.id,
    title: event.summary?.trim() || 'an event without a title',
    by: organizer?.displayName?.trim() || organizer?.email || 'somebody',
    from: Date.parse(times.startTime),
    to: Date.parse(times.endTime),
    answer: isOwn ? 'own' : (answers[me.responseStatus ?? ''] ?? 'open'),
    blocks: event.transparency !== 'transparent',
    isSeries: event.recurringEventId !== undefined,
    isMeeting: attendees.some(({ self, resource }) => !self && !resource) || !isOwn,
    isPlaced:
      [event.location, event.hangoutLink].some((place) => (place ?? '').trim() !== '') ||
      attendees.some(({ resource }) => resource),
  };
}

/** Whether the account has said that it will be there. */
export const isCommitted = ({ answer, blocks }: Appointment): boolean =>
  blocks && (answer === 'own' || answer === 'accepted');

/** Whether two stretches share some time. */
export const overlap = (one: Stretch, other: Stretch): boolean => one.from < other.to && one.to > other.from;
