import { eventTypes, type attendeeStatuses, type EventType } from '@switchboard/api-contract/agents/calendar';
import { Bookmark, UsersRound } from 'lucide-react';
import { lookup, type Rule } from './lookup.ts';

/** Statuses of an event, by Google Calendar's words. */
export const eventStatusRules = {
  confirmed: { label: 'Confirmed', tone: 'positive' },
  tentative: { label: 'Tentative', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
} as const satisfies Record<'confirmed' | 'tentative' | 'cancelled', Rule>;

/** The badge of an event. */
export const eventStatus = (status: string | undefined): Rule => lookup(eventStatusRules, status);

/** Types of an event: muted text with an icon, not a badge. */
export const eventTypeRules = {
  meeting: { label: 'Meeting', tone: 'neutral', variant: 'plain', icon: UsersRound },
  appointment: { label: 'Appointment', tone: 'neutral', variant: 'plain', icon: Bookmark },
} as const satisfies Record<EventType, Rule>;

/** The type of an event. */
export const eventType = (type: string | undefined): Rule => lookup<Rule>(eventTypeRules, type, { variant: 'plain' });

/** The types that a member can choose. */
export const eventTypeOptions = eventTypes.map((value) => ({ value, label: eventType(value).label }));

/** The word beside an attendee's name; `ink` is its text colour. */
export interface AttendeeRule extends Rule {
  readonly ink: 'body' | 'muted';
}

/** What an attendee replied, shown small beside the name. */
export const attendeeStatusRules = {
  accepted: { label: 'accepted', tone: 'neutral', variant: 'plain', ink: 'body' },
  pending: { label: 'pending', tone: 'neutral', variant: 'plain', ink: 'muted' },
} as const satisfies Record<(typeof attendeeStatuses)[number], AttendeeRule>;

/** The reply of an attendee. */
export const attendeeStatus = (status: string | undefined): AttendeeRule => ({
  ink: 'muted',
  ...lookup<AttendeeRule>(attendeeStatusRules, status, { variant: 'plain' }),
});

/** Whether a time slot is free. */
export const slotStatusRules = {
  available: { label: 'Available', tone: 'positive' },
  busy: { label: 'Busy', tone: 'neutral' },
} as const satisfies Record<'available' | 'busy', Rule>;

/** The badge of a slot, by its `isAvailable`. */
export const slotStatus = (isAvailable: boolean | undefined): Rule =>
  lookup(slotStatusRules, isAvailable === undefined ? undefined : isAvailable ? 'available' : 'busy');
