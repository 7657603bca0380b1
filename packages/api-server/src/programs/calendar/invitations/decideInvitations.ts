import type { CalendarSettings } from '@switchboard/api-contract/agents/calendar';
import { hoursOn, isWorkingDay, type TimeSpan } from '@switchboard/api-contract/agents/todaysSlots';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { clocksIn, minuteMs } from '@switchboard/api-contract/time';
import { takesTime, type EventAnswer } from '@switchboard/api-contract/agents/takesTime';
import { timesOf, type GoogleEvent, answerOf, eventTypeOf, isMeeting, isPrivate } from '../google/googleEvent.ts';
import { meetingLinkOf } from '../google/meetingLinkOf.ts';

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
const isCommitted = ({ answer, blocks }: Appointment): boolean => blocks && (answer === 'own' || answer === 'accepted');

/** Whether two stretches share some time. */
export const overlap = (one: TimeSpan, other: TimeSpan): boolean => one.from < other.to && one.to > other.from;

/** What is to be done about an invitation, and why. */
export interface Decision {
  readonly invitation: Appointment;
  readonly answer: 'accepted' | 'declined' | 'leave';
  readonly reason: Fact;
}

export type Rules = Pick<
  CalendarSettings,
  'autoScheduling' | 'autoDeclineConflicts' | 'workingHours' | 'bufferTime' | 'maxMeetingsPerDay'
>;

/**
 * Decides about each open invitation that begins later than now, the earliest first. Accepted are those that fall
 * into a free slot of the working hours and leave the buffer and the meetings a day; what is accepted counts for those
 * that follow. Declined are those that clash with what the account has promised. Of two open ones at the same time the
 * member chooses, and of what takes no time. Depends only on its arguments.
 */
export function decideInvitations(all: readonly Appointment[], rules: Rules, now: number): Decision[] {
  const { autoScheduling, autoDeclineConflicts } = rules;
  const promised = all.filter(isCommitted);
  const open = all.filter(({ answer, from }) => answer === 'open' && from > now).toSorted((a, b) => a.from - b.from);
  return open.map((invitation): Decision => {
    const clash = promised.find((one) => overlap(one, invitation));
    const leave = (reason: Fact): Decision => ({ invitation, answer: 'leave', reason });
    if (!invitation.blocks) return leave({ kind: 'takesNoTime', args: {} });
    if (invitation.isSeries) return leave({ kind: 'isSeries', args: {} });
    if (clash) {
      const reason = { kind: 'clashesWith', args: { title: clash.title } } as const;
      return autoDeclineConflicts ? { invitation, answer: 'declined', reason } : leave(reason);
    }
    const against = reasonToLeave(invitation, { all, promised, rules });
    if (against) return leave(against);
    if (!autoScheduling) return leave({ kind: 'fallsIntoFreeSlot', args: {} });
    promised.push(invitation);
    return { invitation, answer: 'accepted', reason: { kind: 'fallsIntoFreeSlot', args: {} } };
  });
}

/** Whether the account may be there and has not said so. */
const isUndecided = ({ answer, blocks }: Appointment): boolean =>
  blocks && (answer === 'open' || answer === 'tentative' || answer === 'unnamed');

interface DecisionContext {
  readonly all: readonly Appointment[];
  readonly promised: readonly Appointment[];
  readonly rules: Rules;
}

/** Why an invitation that clashes with nothing is not accepted all the same. */
function reasonToLeave(invitation: Appointment, { all, promised, rules }: DecisionContext): Fact | undefined {
  const { workingHours, bufferTime, maxMeetingsPerDay } = rules;
  const { date } = clocksIn(workingHours.timezone, invitation.from);
  const hours = hoursOn(date, workingHours);
  if (!isWorkingDay(date, workingHours) || invitation.from < hours.from || invitation.to > hours.to)
    return { kind: 'outsideWorkingHours', args: {} };
  const rival = all.find((one) => one.id !== invitation.id && isUndecided(one) && overlap(one, invitation));
  if (rival) return { kind: 'competesWith', args: { title: rival.title } };
  const buffer = bufferTime * minuteMs;
  const withBuffer = { from: invitation.from - buffer, to: invitation.to + buffer };
  if (promised.some((one) => overlap(one, withBuffer))) return { kind: 'bufferMissing', args: { minutes: bufferTime } };
  const meetings = promised.filter((one) => one.isMeeting && overlap(one, hours)).length;
  return meetings >= maxMeetingsPerDay ? { kind: 'dayFull', args: { meetings: maxMeetingsPerDay } } : undefined;
}
