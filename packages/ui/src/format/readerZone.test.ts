import { afterEach, expect, test } from 'vitest';
import { dateTime, timeOfDay } from './dates.ts';
import { setReaderZone } from './readerZone.ts';
import { instantOf } from './zones.ts';

afterEach(() => setReaderZone(undefined));

test.each([
  ['Asia/Kolkata', '15:11'],
  ['America/Los_Angeles', '02:41'],
])('times that name no zone are those of %s when it is set', (zone, text) => {
  setReaderZone(zone);
  expect(timeOfDay('2026-03-12T09:41:20Z')).toBe(text);
  expect(timeOfDay('2026-03-12T09:41:20Z', 'UTC')).toBe('09:41');
  expect(instantOf(`2026-03-12T${text}`)?.toISOString()).toBe('2026-03-12T09:41:00.000Z');
});

test('the day ends at its midnight', () => {
  const [evening, now] = ['2026-03-12T20:00:00Z', '2026-03-12T21:00:00Z'];
  setReaderZone('Asia/Kolkata');
  expect(dateTime(evening, now)).toBe('Today, 01:30');
  setReaderZone('Europe/Berlin');
  expect(dateTime('2026-03-11T22:30:00Z', now)).toBe('Yesterday, 23:30');
});
