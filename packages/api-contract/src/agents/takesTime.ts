/**
 * What the account answered; `own`: it organizes. `unnamed`: somebody else does, and it is not among the guests, as
 * where a group is invited that it belongs to.
 */
export const eventAnswers = ['own', 'accepted', 'declined', 'tentative', 'open', 'unnamed'] as const;
export type EventAnswer = (typeof eventAnswers)[number];

/** What decides whether an event takes up time. Records from before these fields existed have only a status and times. */
export interface EventTiming {
  readonly status?: string | null | undefined;
  readonly transparency?: string | null | undefined;
  readonly answer?: string | null | undefined;
  readonly eventType?: string | null | undefined;
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
}

/** Kinds of events that only say something about a day: nobody is busy because of them. */
const notesOnADay: readonly string[] = ['workingLocation', 'birthday'];

/**
 * Whether an event takes up the time of the calendar's owner. Only such an event is busy, can conflict with others, and
 * counts as a meeting. An invitation that is unanswered or answered with maybe takes time; an event without length does
 * not.
 */
export const takesTime = ({ status, transparency, answer, eventType, startTime, endTime }: EventTiming): boolean =>
  status?.trim().toLowerCase() !== 'cancelled' &&
  transparency !== 'transparent' &&
  answer !== 'declined' &&
  !notesOnADay.includes(eventType ?? '') &&
  !(Date.parse(endTime ?? '') <= Date.parse(startTime ?? ''));
