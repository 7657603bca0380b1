import { afterEach, describe, expect, test } from 'vitest';
import { dateTime, day, dayKey, shortDay, timeOfDay } from './dates.ts';
import { decimal, percent, plural } from './numbers.ts';
import { setReaderLanguage, setReaderZone } from './reader.ts';
import { parseWallTime } from './zones.ts';

afterEach(() => setReaderZone(undefined));

test.each([
  ['Asia/Kolkata', '15:11'],
  ['America/Los_Angeles', '02:41'],
])('times that name no zone are those of %s when it is set', (zone, text) => {
  setReaderZone(zone);
  expect(timeOfDay('2026-03-12T09:41:20Z')).toBe(text);
  expect(timeOfDay('2026-03-12T09:41:20Z', 'UTC')).toBe('09:41');
  expect(parseWallTime(`2026-03-12T${text}`)?.toISOString()).toBe('2026-03-12T09:41:00.000Z');
});

test('the day ends at its midnight', () => {
  const [evening, now] = ['2026-03-12T20:00:00Z', '2026-03-12T21:00:00Z'];
  setReaderZone('Asia/Kolkata');
  expect(dateTime(evening, now)).toBe('Today, 01:30');
  setReaderZone('Europe/Berlin');
  expect(dateTime('2026-03-11T22:30:00Z', now)).toBe('Yesterday, 23:30');
});

describe('dates and numbers', () => {
  afterEach(() => setReaderLanguage('en-GB'));

  test.each([
    ['en-US', 'March 4, 2026', 'Mar 4', '1,284.5', '94.6%'],
    ['de-DE', '4. März 2026', '4. März', '1.284,5', '94,6\u00a0%'],
    ['ar-EG', '4 مارس 2026', '4 مارس', '1,284.5', '94.6\u200e%\u200e'],
    ['th-TH', '4 มีนาคม 2026', '4 มี.ค.', '1,284.5', '94.6%'],
  ])('are those of %s, in Latin figures and Gregorian years', (language, long, short, number, part) => {
    setReaderLanguage(language);
    expect(day('2026-03-04T09:38:00Z', 'UTC')).toBe(long);
    expect(shortDay('2026-03-04T09:38:00Z', 'UTC')).toBe(short);
    expect(decimal(1284.5)).toBe(number);
    expect(percent(94.6)).toBe(part);
  });

  test('times and calendar days have wire format in every language', () => {
    setReaderLanguage('fa-IR');
    expect(timeOfDay('2026-03-04T20:38:00Z', 'UTC')).toBe('20:38');
    expect(dayKey('2026-03-04T20:38:00Z', 'UTC')).toBe('2026-03-04');
  });

  test('plurals follow the language of the words', () => {
    setReaderLanguage('fr-FR');
    expect([0, 1, 2].map((value) => plural(value, 'lead'))).toEqual(['0 leads', '1 lead', '2 leads']);
  });
});
