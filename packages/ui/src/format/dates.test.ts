import { describe, expect, test } from 'vitest';
import {
  shortRelativeTime,
  upcomingTime,
  dateTime,
  day,
  dayKey,
  dayName,
  fromNow,
  timeInSentence,
  lastSevenDays,
  relativeTime,
  shortDay,
  shortTime,
  timeOfDay,
  timeWithSeconds,
  toDate,
  weekday,
  timeWithPreposition,
  zoneName,
  dateTimeInZone,
  fullDateTime,
} from './dates.ts';

const NOW = new Date('2026-03-12T09:41:20Z');
const UTC = 'UTC';
const ODD = [
  null,
  undefined,
  '',
  'nonsense',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  new Date('x'),
  '0001-01-01T00:00:00Z',
  1e308,
  '2999-01-01T00:00:00Z',
  0,
];

test.each(ODD)('%s is not a date and is shown as a dash', (value) => {
  expect(toDate(value)).toBeNull();
  expect(dayKey(value, UTC)).toBeNull();
  for (const text of [
    day(value),
    shortDay(value),
    timeOfDay(value),
    timeWithSeconds(value),
    weekday(value),
    dateTime(value, NOW),
    timeInSentence(value, NOW),
    timeWithPreposition(value, NOW),
    dayName(value, NOW),
    relativeTime(value, NOW),
    shortTime(value, NOW),
    fullDateTime(value),
  ]) {
    expect(text).toBe('–');
  }
  expect(zoneName(value)).toBe('');
});

test.each([
  ['2026-03-12T09:38:00Z', 'Today, 09:38'],
  ['2026-03-12T00:00:00Z', 'Today, 00:00'],
  ['2026-03-11T23:59:59Z', 'Yesterday, 23:59'],
  ['2026-03-10T23:59:59Z', '10 March 2026, 23:59'],
  ['2026-03-13T10:00:00Z', 'Tomorrow, 10:00'],
  ['2025-03-12T09:38:00Z', '12 March 2025, 09:38'],
])('dateTime %s', (value, text) => expect(dateTime(value, NOW, UTC)).toBe(text));

test.each([
  ['UTC', '2026-03-12T09:38:00Z', '2026-03-12T09:41:20Z', 'today at 09:38', 'at 09:38'],
  ['UTC', '2026-03-11T23:59:59Z', '2026-03-12T09:41:20Z', 'yesterday at 23:59', 'yesterday at 23:59'],
  ['UTC', '2026-03-13T10:00:00Z', '2026-03-12T09:41:20Z', 'tomorrow at 10:00', 'tomorrow at 10:00'],
  ['UTC', '2026-01-03T14:00:00Z', '2026-03-12T09:41:20Z', '3 Jan at 14:00', 'on 3 Jan at 14:00'],
  ['UTC', '2026-11-03T14:00:00Z', '2026-03-12T09:41:20Z', '3 Nov at 14:00', 'on 3 Nov at 14:00'],
  ['UTC', '2025-11-03T14:00:00Z', '2026-03-12T09:41:20Z', '3 Nov 2025 at 14:00', 'on 3 Nov 2025 at 14:00'],
  ['UTC', '2027-01-01T00:00:00Z', '2026-03-12T09:41:20Z', '1 Jan 2027 at 00:00', 'on 1 Jan 2027 at 00:00'],
  // Days of 23 and of 25 hours.
  ['Europe/Berlin', '2026-03-28T22:30:00Z', '2026-03-29T20:00:00Z', 'yesterday at 23:30', 'yesterday at 23:30'],
  ['Europe/Berlin', '2026-10-24T22:10:00Z', '2026-10-25T22:50:00Z', 'today at 00:10', 'at 00:10'],
  // Zones with half-hour and quarter-hour offsets, where midnight differs.
  ['Asia/Kolkata', '2026-03-11T18:30:00Z', '2026-03-12T09:41:20Z', 'today at 00:00', 'at 00:00'],
  ['Asia/Kathmandu', '2026-03-11T18:14:00Z', '2026-03-12T09:41:20Z', 'yesterday at 23:59', 'yesterday at 23:59'],
  ['Pacific/Kiritimati', '2025-12-31T10:00:00Z', '2026-03-12T09:41:20Z', '1 Jan at 00:00', 'on 1 Jan at 00:00'],
])('in a sentence, %s %s', (zone, value, now, since, when) => {
  expect(timeInSentence(value, now, zone)).toBe(since);
  expect(timeWithPreposition(value, now, { timeZone: zone })).toBe(when);
});

test('in a sentence with seconds', () =>
  expect(timeWithPreposition('2026-03-12T09:38:05Z', NOW, { timeZone: UTC, seconds: true })).toBe('at 09:38:05'));

test.each([
  ['2026-03-12T09:41:20Z', 'just now'],
  ['2026-03-12T09:40:21Z', 'just now'],
  ['2026-03-12T09:40:20Z', '1 minute ago'],
  ['2026-03-12T09:38:20Z', '3 minutes ago'],
  ['2026-03-12T08:41:20Z', '1 hour ago'],
  ['2026-03-12T06:41:20Z', '3 hours ago'],
  ['2026-03-11T23:41:20Z', '10 hours ago'],
  ['2026-03-11T18:20:00Z', 'yesterday'],
  ['2026-03-11T00:00:00Z', 'yesterday'],
  ['2026-03-10T18:20:00Z', '2 days ago'],
  ['2026-03-09T09:41:20Z', '3 days ago'],
  ['2026-03-05T09:41:20Z', '5 March 2026'],
  ['2026-03-12T09:45:00Z', 'just now'],
  ['2026-03-20T09:45:00Z', '20 March 2026'],
])('relative %s', (value, text) => expect(relativeTime(value, NOW, UTC)).toBe(text));

test.each([
  ['2026-03-12T09:41:20Z', 'just now'],
  ['2026-03-12T09:40:20Z', '1 min ago'],
  ['2026-03-12T09:38:20Z', '3 min ago'],
  ['2026-03-12T08:41:20Z', '1 h ago'],
  ['2026-03-12T06:41:20Z', '3 h ago'],
  ['2026-03-11T18:20:00Z', 'yesterday'],
  ['2026-03-09T09:41:20Z', '3 days ago'],
  ['nonsense', '–'],
])('brief %s', (value, text) => expect(shortRelativeTime(value, NOW, UTC)).toBe(text));

describe('a clock ten years off', () => {
  test('never shows a negative time', () => {
    expect(relativeTime('2026-03-12T09:41:20Z', new Date('2016-03-12T09:41:20Z'), UTC)).toBe('12 March 2026');
  });
});

describe('time zones and the change to summer time', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29T00:30:00Z', '01:30'],
    ['Europe/Berlin', '2026-03-29T01:30:00Z', '03:30'],
    ['Asia/Kathmandu', '2026-03-12T00:00:00Z', '05:45'],
    ['Pacific/Kiritimati', '2026-03-12T10:00:00Z', '00:00'],
  ])('%s %s', (zone, value, text) => expect(timeOfDay(value, zone)).toBe(text));

  test('a day of 23 hours is still one day', () => {
    expect(dateTime('2026-03-28T22:30:00Z', '2026-03-29T20:00:00Z', 'Europe/Berlin')).toBe('Yesterday, 23:30');
  });
  test('a day of 25 hours is still one day', () => {
    expect(dateTime('2026-10-24T22:10:00Z', '2026-10-25T22:50:00Z', 'Europe/Berlin')).toBe('Today, 00:10');
  });
  test('the day is in the zone', () => {
    expect(dayKey('2026-03-12T10:00:00Z', 'Pacific/Kiritimati')).toBe('2026-03-13');
    expect(dayKey('2026-03-12T09:00:00Z', 'Pacific/Honolulu')).toBe('2026-03-11');
  });
});

test('names the day, the weekday and the zone', () => {
  expect(day('2026-03-04T12:00:00Z', UTC)).toBe('4 March 2026');
  expect(shortDay('2026-03-04T12:00:00Z', UTC)).toBe('4 Mar');
  expect(weekday(NOW, UTC)).toBe('Thu');
  expect(timeWithSeconds(NOW, UTC)).toBe('09:41:20');
  expect(zoneName(NOW, UTC)).toBe('UTC');
  expect(fullDateTime(NOW, UTC)).toContain('12 March 2026');
  expect(dayName('2026-03-11T10:00:00Z', NOW, UTC)).toBe('Yesterday');
});

test.each([
  ['2026-03-12T09:38:00Z', '09:38'],
  ['2026-03-11T23:59:59Z', 'Yesterday'],
  ['2026-03-10T12:00:00Z', '10 Mar'],
  ['2026-03-13T10:00:00Z', '13 Mar'],
  ['2025-12-31T23:59:59Z', '31 Dec 2025'],
])('shortTime %s', (value, text) => expect(shortTime(value, NOW, UTC)).toBe(text));

test('the last seven days end today', () => {
  const days = lastSevenDays(NOW, UTC);
  expect(days.map((each) => each.weekday)).toEqual(['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu']);
  expect(days.map((each) => each.today)).toEqual([false, false, false, false, false, false, true]);
  expect(days[0]?.key).toBe('2026-03-06');
  expect(lastSevenDays('nonsense')).toEqual([]);
});

test('the last seven days across the change to summer time are seven different days', () => {
  expect(new Set(lastSevenDays('2026-03-31T22:30:00Z', 'Europe/Berlin').map((each) => each.key)).size).toBe(7);
});

describe('moments to come', () => {
  const berlin = 'Europe/Berlin';

  test.each([
    ['2026-03-12T09:41:20Z', 'now', 'today 10:41', 'Thursday 12 March, 10:41'],
    ['2026-03-12T09:42:00Z', 'in 1 minute', 'today 10:42', 'Thursday 12 March, 10:42'],
    ['2026-03-12T12:41:20Z', 'in 3 hours', 'today 13:41', 'Thursday 12 March, 13:41'],
    ['2026-03-12T23:30:00Z', 'tomorrow', 'tomorrow 00:30', 'Friday 13 March, 00:30'],
    ['2026-03-16T07:00:00Z', 'in 4 days', 'Monday 08:00', 'Monday 16 March, 08:00'],
    ['2026-03-30T06:00:00Z', 'in 18 days', '30 Mar 08:00', 'Monday 30 March, 08:00'],
  ])('%s', (value, far, coming, moment) => {
    expect(fromNow(value, NOW, berlin)).toBe(far);
    expect(upcomingTime(value, NOW, berlin)).toBe(coming);
    expect(dateTimeInZone(value, berlin)).toMatch(new RegExp(`^${moment} (?:CES?T|GMT\\+[12])$`));
  });

  test.each(ODD)('%s is none', (value) => {
    for (const text of [fromNow(value, NOW), upcomingTime(value, NOW), dateTimeInZone(value)]) expect(text).toBe('–');
  });
});
