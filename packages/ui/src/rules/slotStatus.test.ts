import { expect, test } from 'vitest';
import { slotStatus, slotStatusRules } from './slotStatus.ts';

test('the whole table', () => {
  expect(slotStatusRules).toEqual({
    available: { label: 'Available', tone: 'positive' },
    busy: { label: 'Busy', tone: 'neutral' },
  });
});

test('a slot is available, busy, or unknown', () => {
  expect(slotStatus(true)).toBe(slotStatusRules.available);
  expect(slotStatus(false)).toBe(slotStatusRules.busy);
  expect(slotStatus(undefined)).toEqual({ label: 'Unknown', tone: 'neutral' });
});
