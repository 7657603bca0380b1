import { expect, test } from 'vitest';
import { slotStatus } from './calendar.ts';

test('a slot is available, busy, or unknown', () => {
  expect(slotStatus(true)).toEqual({ label: 'Available', tone: 'positive' });
  expect(slotStatus(false)).toEqual({ label: 'Busy', tone: 'neutral' });
  expect(slotStatus(undefined)).toEqual({ label: 'Unknown', tone: 'neutral' });
});
