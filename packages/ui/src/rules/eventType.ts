import { eventTypes, type EventType } from '@switchboard/api-contract/agents/calendar';
import { Bookmark, UsersRound } from 'lucide-react';
import { lookup, type Rule } from './lookup.ts';

/** Types of an event: muted text with an icon, not a badge. */
export const eventTypeRules = {
  meeting: { label: 'Meeting', tone: 'neutral', variant: 'plain', icon: UsersRound },
  appointment: { label: 'Appointment', tone: 'neutral', variant: 'plain', icon: Bookmark },
} as const satisfies Record<EventType, Rule>;

/** The type of an event. */
export const eventType = (type: string | undefined): Rule => lookup<Rule>(eventTypeRules, type, { variant: 'plain' });

/** The types that a member can choose. */
export const eventTypeOptions = eventTypes.map((value) => ({ value, label: eventType(value).label }));
