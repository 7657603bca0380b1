import { lookup, type Rule } from './lookup.ts';

/** Whether a time slot is free. */
export const slotStatusRules = {
  available: { label: 'Available', tone: 'positive' },
  busy: { label: 'Busy', tone: 'neutral' },
} as const satisfies Record<'available' | 'busy', Rule>;

/** The badge of a slot, by its `isAvailable`. */
export const slotStatus = (isAvailable: boolean | undefined): Rule =>
  lookup(slotStatusRules, isAvailable === undefined ? undefined : isAvailable ? 'available' : 'busy');
