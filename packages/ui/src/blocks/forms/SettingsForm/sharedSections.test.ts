import { afterEach, expect, test } from 'vitest';
import { setReaderZone } from '../../../format/reader.ts';
import { hoursInOwnZone } from './sharedSections.ts';

const now = new Date('2026-11-20T08:41:20Z');
const hours = (start: unknown, end: unknown, timezone: unknown) => (path: string) =>
  ({ 'workingHours.start': start, 'workingHours.end': end, 'workingHours.timezone': timezone })[path];
afterEach(() => setReaderZone(undefined));

test.each([
  [
    'Asia/Kolkata',
    hours('09:00', '17:00', 'America/New_York'),
    '09:00–17:00 in New York is 19:30–03:30 in your zone, GMT+5:30.',
  ],
  [
    'Pacific/Auckland',
    hours('09:00', '17:00', 'America/New_York'),
    '09:00–17:00 in New York is 03:00–11:00 the day after in your zone, GMT+13.',
  ],
  ['America/New_York', hours('09:00', '17:00', 'America/New_York'), undefined],
  ['Asia/Kolkata', hours('', '17:00', 'America/New_York'), undefined],
  ['Asia/Kolkata', hours('09:00', 7, 'Mars/Base'), undefined],
  ['Asia/Kolkata', hours(undefined, undefined, undefined), undefined],
])('in %s', (reader, valueOf, words) => {
  setReaderZone(reader);
  expect(hoursInOwnZone(valueOf, now)).toBe(words);
});
