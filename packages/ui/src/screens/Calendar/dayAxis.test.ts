import { slot } from '@switchboard/api-mocks/builders/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setReaderZone } from '../../format/reader.ts';
import { clockChange, dayAxis, containsMoment, minuteOf, slotsOnDate } from './slots.ts';

const clockAt = (clock: string) => ({ at: new Date('2026-11-20T08:41:20Z'), clock });
const of = (startTime: string, endTime: string, more = {}) => slot({ startTime, endTime, ...more });
const at = (startTime: string, endTime: string, startsAt: string, endsAt: string) =>
  of(startTime, endTime, { startsAt, endsAt });
const halfPastTwo = (instant: string) => ({ at: new Date(instant), clock: '02:30' });

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
  test('runs from a full hour to a full hour', () => {
    const axis = dayAxis([of('09:15', '10:00'), of('10:00', '12:30')]);
    expect(axis?.hours.map(({ label }) => label)).toEqual(['09', '10', '11', '12', '13']);
    expect(axis?.stretches.map(({ left, width }) => [left, width])).toEqual([
      [6.25, 18.75],
      [25, 62.5],
    ]);
    expect(axis?.leftOf(clockAt('11:00'))).toBe(50);
    expect(axis?.leftOf(clockAt('08:59'))).toBeUndefined();
    expect(axis?.leftOf(clockAt('13:01'))).toBeUndefined();
  });
  test('continues past midnight', () => {
    const axis = dayAxis([of('22:00', '02:00')]);
    expect(axis?.hours.map(({ label }) => label)).toEqual(['22', '23', '00', '01', '02']);
    expect(axis?.stretches[0]).toMatchObject({ left: 0, width: 100 });
    expect(axis?.leftOf(clockAt('01:00'))).toBe(75);
  });
  test('labels fewer hours on a long day', () => {
    expect(dayAxis([of('00:00', '24:00')])?.hours.map(({ label }) => label)).toEqual([
      '00',
      '03',
      '06',
      '09',
      '12',
      '15',
      '18',
      '21',
      '00',
    ]);
  });
  test('skips slots without times, and is undefined without any', () => {
    expect(dayAxis([of('soon', '10:00'), of('09:00', '10:00')])?.stretches).toHaveLength(1);
    expect(dayAxis([of('soon', 'later')])).toBeUndefined();
    expect(dayAxis([])).toBeUndefined();
  });
});

describe('the days on which clocks change in Berlin', () => {
  beforeAll(() => setReaderZone('Europe/Berlin'));
  afterAll(() => setReaderZone(undefined));

  test('two o’clock is missing on 29 March 2026', () => {
    const slots = [
      at('00:00', '03:30', '2026-03-28T23:00:00Z', '2026-03-29T01:30:00Z'),
      at('03:30', '05:00', '2026-03-29T01:30:00Z', '2026-03-29T03:00:00Z'),
    ];
    const axis = dayAxis(slots);
    expect(axis?.hours).toEqual([
      { label: '00', left: 0 },
      { label: '01', left: 25 },
      { label: '03', left: 50 },
      { label: '04', left: 75 },
      { label: '05', left: 100 },
    ]);
    expect(axis?.stretches.map(({ left, width }) => [left, width])).toEqual([
      [0, 62.5],
      [62.5, 37.5],
    ]);
    expect(slots.map(clockChange)).toEqual(['Clocks go forward', undefined]);
  });

  test('two o’clock comes twice on 25 October 2026', () => {
    const slots = [
      at('00:00', '02:45', '2026-10-24T22:00:00Z', '2026-10-25T00:45:00Z'),
      at('02:45', '02:15', '2026-10-25T00:45:00Z', '2026-10-25T01:15:00Z'),
      at('02:15', '04:00', '2026-10-25T01:15:00Z', '2026-10-25T03:00:00Z'),
    ];
    const axis = dayAxis(slots);
    expect(axis?.hours.map(({ label }) => label)).toEqual(['00', '01', '02', '02', '03', '04']);
    expect(axis?.stretches.map(({ left, width }) => [Math.round(left), Math.round(width)])).toEqual([
      [0, 55],
      [55, 10],
      [65, 35],
    ]);
    expect(slots.map(clockChange)).toEqual([undefined, 'Clocks go back', undefined]);
    expect(axis?.leftOf(halfPastTwo('2026-10-25T00:30:00Z'))).toBe(50);
    expect(axis?.leftOf(halfPastTwo('2026-10-25T01:30:00Z'))).toBe(70);
    expect(slots.map((each) => containsMoment(each, halfPastTwo('2026-10-25T01:30:00Z')))).toEqual([
      false,
      false,
      true,
    ]);
    expect(slotsOnDate(slots.toReversed(), null).slots).toEqual(slots);
  });

  test('an hour that ends at the clock time it began is an hour, not a day', () => {
    const hour = at('02:00', '02:00', '2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z');
    expect(dayAxis([hour])?.hours.map(({ label }) => label)).toEqual(['02', '02']);
    expect(clockChange(hour)).toBe('Clocks go back');
  });

  test('a slot past midnight on the night of the change has the right length', () => {
    const night = at('22:00', '06:00', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z');
    expect(dayAxis([night])?.hours.map(({ label }) => label)).toEqual(['22', '00', '02', '03', '05']);
    expect(clockChange(night)).toBe('Clocks go back');
    expect(clockChange(at('22:00', '06:00', '2026-11-24T21:00:00Z', '2026-11-25T05:00:00Z'))).toBeUndefined();
  });
});

test('the slots of today sorted by time, else those of the date received', () => {
  const late = of('10:00', '11:00', { date: '2026-11-20' });
  const early = of('09:00', '10:00', { date: '2026-11-20' });
  const old = of('08:00', '09:00', { date: '2026-11-19' });
  expect(slotsOnDate([late, early, old], '2026-11-20')).toEqual({ slots: [early, late], otherDate: undefined });
  expect(slotsOnDate([old], '2026-11-20')).toEqual({ slots: [old], otherDate: '2026-11-19' });
  expect(slotsOnDate([], '2026-11-20')).toEqual({ slots: [], otherDate: undefined });
});

test('a slot includes its start, not its end, and may pass midnight', () => {
  expect(containsMoment(of('09:00', '10:00'), clockAt('09:00'))).toBe(true);
  expect(containsMoment(of('09:00', '10:00'), clockAt('10:00'))).toBe(false);
  expect(containsMoment(of('23:00', '01:00'), clockAt('00:30'))).toBe(true);
  expect(containsMoment(of('soon', '01:00'), clockAt('00:30'))).toBe(false);
});
