import { lookup, type Rule } from './lookup.ts';

/** Statuses of an event, by Google Calendar's words. */
export const eventStatusRules = {
  confirmed: { label: 'Confirmed', tone: 'positive' },
  tentative: { label: 'Tentative', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
} as const satisfies Record<'confirmed' | 'tentative' | 'cancelled', Rule>;

/** The badge of an event. */
export const eventStatus = (status: string | undefined): Rule => lookup(eventStatusRules, status);
