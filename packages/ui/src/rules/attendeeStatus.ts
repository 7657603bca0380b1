import type { attendeeStatuses } from '@switchboard/api-contract/agents/calendar';
import { lookup, type Rule } from './lookup.ts';

/** What the word beside an attendee's name says; `ink` is the rank of that word. */
export interface AttendeeRule extends Rule {
  readonly ink: 'body' | 'muted';
}

/** Answers of an attendee, written small beside the name. */
export const attendeeStatusRules = {
  accepted: { label: 'accepted', tone: 'neutral', variant: 'plain', ink: 'body' },
  pending: { label: 'pending', tone: 'neutral', variant: 'plain', ink: 'muted' },
} as const satisfies Record<(typeof attendeeStatuses)[number], AttendeeRule>;

/** The answer of an attendee. */
export const attendeeStatus = (status: string | undefined): AttendeeRule => ({
  ink: 'muted',
  ...lookup<AttendeeRule>(attendeeStatusRules, status, { variant: 'plain' }),
});
