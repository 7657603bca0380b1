import { lookup, type Rule } from './lookup.ts';

/** Statuses of an event. Only one is documented. */
export const eventStatusRules = {
  confirmed: { label: 'Confirmed', tone: 'positive' },
} as const satisfies Record<'confirmed', Rule>;

/** The badge of an event. */
export const eventStatus = (status: string | undefined): Rule => lookup(eventStatusRules, status);
