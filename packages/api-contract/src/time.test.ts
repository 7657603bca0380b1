import { describe, expect, test } from 'vitest';
import { addDays, clocksIn, instantAt, isZone, msBetween, weekdayOf } from './time.ts';

const newYork = 'America/New_York';
const at = (zone: string, date: string, time: string) => new Date(instantAt(zone, date, time)).toISOString();

test('a day begins and ends by the clocks of its zone', () => {
  expect(clocksIn(newYork, Date.parse('2026-11-20T03:00:05Z'))).toEqual({
    date: '2026-11-19',
    time: '22:00',
    seconds: '05',
  });
});

describe('instantAt', () => {
  test.each([
    ['winter', newYork, '2026-01-15', '09:00', '2026-01-15T14:00:00.000Z'],
    ['summer', newYork, '2026-07-15', '09:00', '2026-07-15T13:00:00.000Z'],
    ['before clocks go forward', newYork, '2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
    ['after clocks went forward', newYork, '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
    ['a time that clocks jump over', newYork, '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['a time that clocks show twice: the first', newYork, '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['after clocks went back', newYork, '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
    ['midnight of the day of change', newYork, '2026-11-02', '00:00', '2026-11-02T05:00:00.000Z'],
    ['the last minute of a year', 'America/Los_Angeles', '2026-12-31', '23:59', '2027-01-01T07:59:00.000Z'],
    ['east of Greenwich, jumped over', 'Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['far east', 'Pacific/Kiritimati', '2026-05-01', '00:00', '2026-04-30T10:00:00.000Z'],
    ['half an hour off', 'Asia/Kolkata', '2026-05-01', '09:00', '2026-05-01T03:30:00.000Z'],
  ])('%s', (_, zone, date, time, expected) => {
    expect(at(zone, date, time)).toBe(expected);
  });

  test.each(['2026-03-01', '2026-10-25'])('is undone by clocksIn on every hour of two weeks from %s', (from) => {
    for (let hour = 0; hour < 14 * 24; hour += 1) {
      const instant = Date.parse(from) + hour * 3_600_000;
      const { date, time } = clocksIn(newYork, instant);
      const back = instantAt(newYork, date, time);
      expect(clocksIn(newYork, back)).toMatchObject({ date, time });
      // An hour that occurs twice means the first one.
      expect([instant, instant - 3_600_000]).toContain(back);
    }
  });
});

test('days and weekdays know months, leap years and changes of clocks', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(['2026-03-09', '2026-03-12', '2026-03-15'].map(weekdayOf)).toEqual([0, 3, 6]);
});

test('what lies between two instants is never less than nothing', () => {
  const [before, after] = ['2026-03-12T09:41:20.000Z', '2026-03-12T09:41:22.500Z'];
  expect(msBetween(before, new Date(after))).toBe(2_500);
  expect(msBetween(after, before)).toBe(0);
});

test('tells zones from other words', () => {
  expect(isZone(newYork)).toBe(true);
  for (const name of [undefined, '', '+02:00', 'Mars/Base', '__proto__', 'javascript:alert(1)'])
    expect(isZone(name)).toBe(false);
});
