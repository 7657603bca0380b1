import { defaultWorkingHours } from '@switchboard/api-contract/agents/shared';
import { expect, test } from 'vitest';
import { withinHours } from './saveReply.ts';

test.each([
  // New York keeps summer time from 8 March 2026.
  ['2026-03-12T14:00:00Z', '2026-03-12T14:00:00.000Z'],
  ['2026-03-12T09:00:00Z', '2026-03-12T13:00:00.000Z'],
  ['2026-03-12T21:00:00Z', '2026-03-13T13:00:00.000Z'],
  ['2026-03-13T23:00:00Z', '2026-03-16T13:00:00.000Z'],
])('working hours: %s goes out at %s', (from, expected) => {
  expect(withinHours(defaultWorkingHours, new Date(from))?.toISOString()).toBe(expected);
});

test('without a working day there is no time', () => {
  expect(withinHours({ ...defaultWorkingHours, workingDays: [] }, new Date('2026-03-12T14:00:00Z'))).toBeUndefined();
});
