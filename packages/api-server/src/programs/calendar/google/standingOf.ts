import type { EventAnswer } from '@switchboard/api-contract/agents/takesTime';
import type { GoogleEvent } from './googleEvent.ts';

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
