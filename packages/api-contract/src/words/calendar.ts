import type { FactOrText } from './factOrText.ts';
import { counted, say, type Words } from './say.ts';
import type { WordTable } from './wordsFrom.ts';

export interface Invitation {
  title: string;
  by: string;
}

export interface Room {
  title: string;
  room: string;
}

/** What the calendar agent does about invitations and rooms, and why. */
export const calendarWords = {
  acceptInvitation: ({ title, by }: Invitation) => say`Accept “${title}” of ${by}`,
  declineInvitation: ({ title, by }: Invitation) => say`Decline “${title}” of ${by}`,
  bookRoom: ({ title, room }: Room) => say`Book ${room} for “${title}”`,
  invitationAccepted: ({ title, by }: Invitation) => say`Accepted “${title}” of ${by}`,
  invitationDeclined: ({ title, by }: Invitation) => say`Declined “${title}” of ${by}`,
  roomBooked: ({ title, room }: Room) => say`Booked ${room} for “${title}”`,
  answerUndone: ({ title, by }: Invitation) => say`Answer to “${title}” taken back by ${by}`,
  leftToYou: ({ what, reason }: { what: FactOrText; reason: FactOrText }, words: Words) =>
    say`Left to you: ${words(what)}. ${words(reason)}`,
  /** The sentence that the organizer reads. */
  sorryForClash: () => 'Sorry, I already have an appointment at that time',

  fallsIntoFreeSlot: () => 'It falls into a free slot of the working hours',
  clashesWith: ({ title }: { title: string }) => say`It clashes with “${title}”`,
  competesWith: ({ title }: { title: string }) => say`“${title}” would be at the same time, and is not answered either`,
  isSeries: () => 'It repeats',
  outsideWorkingHours: () => 'It is outside the working hours',
  bufferMissing: ({ minutes }: { minutes: number }) =>
    say`It leaves less than ${counted(minutes, 'minute')} to another appointment`,
  roomIsFree: () => 'The room is free at that time',
  answeredMeanwhile: () => 'The invitation was answered or taken back meanwhile',
  roomTaken: ({ room }: { room: string }) => say`${room} was taken meanwhile`,
  isUndone: () => 'It was taken back',
} as const satisfies WordTable;
