import { slot } from '@switchboard/api-mocks/builders/calendar';
import { describe, expect, test } from 'vitest';
import { dayAxis, holds, minuteOf, slotsOf } from './dayAxis.ts';

const of = (startTime: string, endTime: string, more = {}) => slot({ startTime, endTime, ...more });

test.each([
  ['00:00', 0],
  ['09:30', 570],
  ['24:00', 1440],
  ['24:01', undefined],
  ['9:30', undefined],
  ['09:60', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j is minute %j', (time, minute) => expect(minuteOf(time)).toBe(minute));

describe('the axis', () => {
  test('goes from a full hour to a full hour', () => {
    const axis = dayAxis([of('09:15', '10:00'), of('10:00', '12:30')]);
    expect(axis?.hours.map(({ label }) => label)).toEqual(['09', '10', '11', '12', '13']);
    expect(axis?.stretches.map(({ left, width }) => [left, width])).toEqual([
      [6.25, 18.75],
      [25, 62.5],
    ]);
    expect(axis?.leftOf('11:00')).toBe(50);
    expect(axis?.leftOf('08:59')).toBeUndefined();
    expect(axis?.leftOf('13:01')).toBeUndefined();
  });
  test('goes on over midnight', () => {
    const axis = dayAxis([of('22:00', '02:00')]);
    expect(axis?.hours.map(({ label }) => label)).toEqual(['22', '23', '00', '01', '02']);
    expect(axis?.stretches[0]).toMatchObject({ left: 0, width: 100 });
    expect(axis?.leftOf('01:00')).toBe(75);
  });
  test('names fewer hours of a long day', () => {
    expect(dayAxis([of('00:00', '24:00')])?.hours.map(({ label }) => label)).toEqual(['00', '03', '06', '09', '12', '15', '18', '21', '00']);
  });
  test('leaves out what has no times, and is none without any', () => {
    expect(dayAxis([of('soon', '10:00'), of('09:00', '10:00')])?.stretches).toHaveLength(1);
    expect(dayAxis([of('soon', 'later')])).toBeUndefined();
    expect(dayAxis([])).toBeUndefined();
  });
});

test('the slots of today in the order of the day, else those of the date that came', () => {
  const late = of('10:00', '11:00', { date: '2026-11-20' });
  const early = of('09:00', '10:00', { date: '2026-11-20' });
  const old = of('08:00', '09:00', { date: '2026-11-19' });
  expect(slotsOf([late, early, old], '2026-11-20')).toEqual({ slots: [early, late], otherDate: undefined });
  expect(slotsOf([old], '2026-11-20')).toEqual({ slots: [old], otherDate: '2026-11-19' });
  expect(slotsOf([], '2026-11-20')).toEqual({ slots: [], otherDate: undefined });
});

test('a slot holds its start, not its end, and goes over midnight', () => {
  expect(holds(of('09:00', '10:00'), '09:00')).toBe(true);
  expect(holds(of('09:00', '10:00'), '10:00')).toBe(false);
  expect(holds(of('23:00', '01:00'), '00:30')).toBe(true);
  expect(holds(of('soon', '01:00'), '00:30')).toBe(false);
});
