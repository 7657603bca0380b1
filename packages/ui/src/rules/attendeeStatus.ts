import type { attendeeStatuses } from '@switchboard/api-contract/agents/calendar';
import { lookup, type Rule } from './lookup.ts';

/** The word beside an attendee's name; `ink` is its text colour. */
export interface AttendeeRule extends Rule {
  readonly ink: 'body' | 'muted';
}

/** An attendee's replies, shown small beside the name. */
export const attendeeStatusRules = {
  accepted: { label: 'accepted', tone: 'neutral', variant: 'plain', ink: 'body' },
  pending: { label: 'pending', tone: 'neutral', variant: 'plain', ink: 'muted' },
} as const satisfies Record<(typeof attendeeStatuses)[number], AttendeeRule>;

/** The reply of an attendee. */
export const attendeeStatus = (status: string | undefined): AttendeeRule => ({
  ink: 'muted',
  ...lookup<AttendeeRule>(attendeeStatusRules, status, { variant: 'plain' }),
});
