import { expect, test } from 'vitest';
import { freeSlotsRequest } from './FreeTimes.tsx';

const [startTime, endTime] = ['2026-11-23T09:00:00.000Z', '2026-11-23T09:45:00.000Z'];

test('an empty form asks from now, for the usual length', () => {
  expect(freeSlotsRequest({ attendees: [], startTime: '', endTime: '' }, undefined)).toEqual({ attendees: [] });
});
test('addresses that are none are left out, and a chosen time is where the search begins', () => {
  expect(freeSlotsRequest({ attendees: [' ada@x.example ', 'ada', 7], startTime, endTime }, undefined)).toEqual({
    attendees: ['ada@x.example'],
    from: startTime,
    minutes: 45,
  });
});
test('a length that no event has is not asked for', () => {
  expect(freeSlotsRequest({ startTime: endTime, endTime: startTime }, undefined)).not.toHaveProperty('minutes');
  expect(freeSlotsRequest({ startTime, endTime: startTime }, undefined)).not.toHaveProperty('minutes');
  expect(freeSlotsRequest({ startTime, endTime: '2026-11-25T09:00:00Z' }, undefined)).not.toHaveProperty('minutes');
});
test('choosing a slot does not move the search', () => {
  const chosen = { startsAt: startTime, from: undefined };
  expect(freeSlotsRequest({ startTime, endTime }, chosen)).toEqual({ attendees: [], minutes: 45 });
  expect(freeSlotsRequest({ startTime: '2026-11-24T09:00:00.000Z', endTime }, chosen).from).toBe(
    '2026-11-24T09:00:00.000Z',
  );
});
