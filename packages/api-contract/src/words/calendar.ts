import type { FactOrText } from './factOrText.ts';
import { allOf, counted, grouped, say, type Words } from './say.ts';
import type { WordTable } from './wordsFrom.ts';

/** Why a stretch of the day is taken, apart from the title of a single event. */
export const slotWords = {
  buffer: () => 'Buffer',
  dayFull: ({ meetings }: { meetings: number }) => say`Limit of ${counted(meetings, 'meeting')} reached`,
  dayOff: () => 'Not a working day',
  manyEvents: ({ first, more }: { first: FactOrText; more: number }, words: Words) =>
    say`${words(first)} and ${more} more`,
  twoEvents: ({ first, second }: { first: FactOrText; second: FactOrText }, words: Words) =>
    say`${words(first)} and ${words(second)}`,
  untitledEvent: () => 'An event',
} as const satisfies WordTable;

/** A meeting by its title, and who invites to it. */
export interface InvitationArgs {
  title: string;
  by: string;
}

/** A meeting by its title, and a room for it. */
export interface RoomArgs {
  title: string;
  room: string;
}

/** A stretch of time: instants in UTC, told in the clock times of an IANA zone. */
export interface Span {
  from: string;
  to: string;
  zone: string;
}

const spanWords = ({ from, to, zone }: Span): string => {
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone });
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone });
  return say`${day.format(new Date(from))}, ${clock.format(new Date(from))} to ${clock.format(new Date(to))}`;
};

export interface MeetingArgs extends Span {
  title: string;
  guests: readonly string[];
}

const meetingWords = ({ title, guests, ...span }: MeetingArgs): string =>
  guests.length > 0
    ? say`“${title}” with ${allOf(guests)}, ${spanWords(span)} (${span.zone})`
    : say`“${title}”, ${spanWords(span)} (${span.zone})`;

/** What the calendar agent does about invitations and rooms, and why. */
export const calendarWords = {
  acceptInvitation: ({ title, by }: InvitationArgs) => say`Accept “${title}” from ${by}`,
  declineInvitation: ({ title, by }: InvitationArgs) => say`Decline “${title}” from ${by}`,
  bookRoom: ({ title, room }: RoomArgs) => say`Book ${room} for “${title}”`,
  invitationAccepted: ({ title, by }: InvitationArgs) => say`Accepted “${title}” from ${by}`,
  invitationDeclined: ({ title, by }: InvitationArgs) => say`Declined “${title}” from ${by}`,
  roomBooked: ({ title, room }: RoomArgs) => say`Booked ${room} for “${title}”`,
  freeTimes: ({ times, zone }: { times: readonly { from: string; to: string }[]; zone: string }) =>
    times.length === 0
      ? 'No free time within the next two weeks'
      : say`${counted(times.length, 'free time')}: ${times.map((time) => spanWords({ ...time, zone })).join('; ')} (${zone})`,
  scheduleMeeting: (meeting: MeetingArgs) => say`Schedule ${meetingWords(meeting)}`,
  meetingScheduled: (meeting: MeetingArgs) => say`Scheduled ${meetingWords(meeting)}`,
  meetingProposed: (meeting: MeetingArgs) => say`Proposed ${meetingWords(meeting)}; waiting for your approval`,
  answerUndone: ({ title, by }: InvitationArgs) => say`Answer to “${title}” undone by ${by}`,
  leftToYou: ({ what, reason }: { what: FactOrText; reason: FactOrText }, words: Words) =>
    say`Left to you: ${words(what)}. ${words(reason)}`,
  /** The sentence that the organizer reads. */
  sorryForClash: () => 'Sorry, I already have an appointment at that time',

  /* Why: the reasons of an action, and of what was left to the member. */
  fallsIntoFreeSlot: () => 'It fits a free slot in the working hours',
  clashesWith: ({ title }: { title: string }) => say`It clashes with “${title}”`,
  competesWith: ({ title }: { title: string }) => say`“${title}” is at the same time and has not been answered either`,
  isSeries: () => 'It repeats',
  takesNoTime: () => 'It takes up no time',
  outsideWorkingHours: () => 'It is outside the working hours',
  bufferMissing: ({ minutes }: { minutes: number }) =>
    say`It leaves less than ${counted(minutes, 'minute')} before or after another appointment`,
  roomIsFree: () => 'The room is free at that time',
  answeredMeanwhile: () => 'The invitation was answered or withdrawn in the meantime',
  roomTaken: ({ room }: { room: string }) => say`${room} was taken in the meantime`,
  guestsUnknown: () => 'Google does not list all guests of the event',
  eventsCut: ({ events }: { events: number }) => say`Only the first ${grouped(events)} events were read`,
  isUndone: () => 'It was undone',
} as const satisfies WordTable;
