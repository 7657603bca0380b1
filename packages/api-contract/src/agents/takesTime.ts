/**
 * What the account answered; `own`: it organizes. `unnamed`: somebody else does, and it is not among the guests, as
 * where a group is invited that it belongs to.
 */
export const eventAnswers = ['own', 'accepted', 'declined', 'tentative', 'open', 'unnamed'] as const;
export type EventAnswer = (typeof eventAnswers)[number];

/** What decides whether an event takes up time. Records of before have only a status and times. */
export interface EventTiming {
  readonly status?: string | null | undefined;
  readonly transparency?: string | null | undefined;
  readonly answer?: string | null | undefined;
  readonly eventType?: string | null | undefined;
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
}

/** They say something about a day, and nobody is busy by them. */
const remarks: readonly string[] = ['workingLocation', 'birthday'];

/**
 * Whether an event takes up time of whoever the calendar belongs to: only then it is busy, in conflict with others, or
 * a meeting that is counted. What waits for an answer or was answered with maybe does; what has no length does not.
 */
export const takesTime = ({ status, transparency, answer, eventType, startTime, endTime }: EventTiming): boolean =>
  status?.trim().toLowerCase() !== 'cancelled' &&
  transparency !== 'transparent' &&
  answer !== 'declined' &&
  !remarks.includes(eventType ?? '') &&
  !(Date.parse(endTime ?? '') <= Date.parse(startTime ?? ''));
