import { expect, test } from 'vitest';
import { slotQuestion } from './slotQuestion.ts';

const [startTime, endTime] = ['2026-11-23T09:00:00.000Z', '2026-11-23T09:45:00.000Z'];

test('an empty form asks from now, for the usual length', () => {
  expect(slotQuestion({ attendees: [], startTime: '', endTime: '' }, undefined)).toEqual({ attendees: [] });
});
test('addresses that are none are left out, and a chosen time is where the search begins', () => {
  expect(slotQuestion({ attendees: [' ada@x.example ', 'ada', 7], startTime, endTime }, undefined)).toEqual({
    attendees: ['ada@x.example'],
    from: startTime,
    minutes: 45,
  });
});
test('a length that no event has is not asked for', () => {
  expect(slotQuestion({ startTime: endTime, endTime: startTime }, undefined)).not.toHaveProperty('minutes');
  expect(slotQuestion({ startTime, endTime: startTime }, undefined)).not.toHaveProperty('minutes');
  expect(slotQuestion({ startTime, endTime: '2026-11-25T09:00:00Z' }, undefined)).not.toHaveProperty('minutes');
});
test('choosing a slot does not move the search', () => {
  const chosen = { startsAt: startTime, from: undefined };
  expect(slotQuestion({ startTime, endTime }, chosen)).toEqual({ attendees: [], minutes: 45 });
  expect(slotQuestion({ startTime: '2026-11-24T09:00:00.000Z', endTime }, chosen).from).toBe(
    '2026-11-24T09:00:00.000Z',
  );
});
