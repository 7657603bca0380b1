import { expect, test } from 'vitest';
import {
  clock,
  count,
  decimal,
  validPercent,
  minutes,
  money,
  ms,
  percentOfWhole,
  percent,
  plural,
  seconds,
  share,
  durationInWords,
} from './numbers.ts';

const ODD = [null, undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308, -1e308, 1e15];

test.each(ODD)('%s is a dash everywhere', (value) => {
  for (const format of [count, decimal, percent, share, ms, durationInWords, seconds, minutes])
    expect(format(value)).toBe('–');
  expect(money(value, 'EUR')).toBe('–');
});

test.each([
  [0, '0'],
  [-0, '0'],
  [7, '7'],
  [1284, '1,284'],
  [999.5, '1,000'],
  [1_234_567, '1,234,567'],
  [-0.4, '–'],
  [-12, '–'],
])('count %s is %s', (value, text) => expect(count(value)).toBe(text));

test.each([
  [94.6, '94.6%'],
  [94.649, '94.6%'],
  [94, '94%'],
  [0, '0%'],
  [100, '100%'],
  [-0.01, '0%'],
])('percent %s is %s', (value, text) => expect(percent(value)).toBe(text));

test.each([
  [0.946, '94.6%'],
  [1, '100%'],
  [0, '0%'],
])('share %s is %s', (value, text) => expect(share(value)).toBe(text));

test.each([
  [1842, '1,842 ms'],
  [0, '0 ms'],
  [0.4, '0 ms'],
  [-1, '–'],
])('ms %s is %s', (value, text) => expect(ms(value)).toBe(text));

test.each([
  [1842, '1,842 ms'],
  [9_999, '9,999 ms'],
  [10_000, '10 s'],
  [39_400, '39 s'],
  [60_000, '1 min'],
  [125_000, '2 min 5 s'],
  [3_599_600, '1 h'],
  [-1, '–'],
])('took %s is %s', (value, text) => expect(durationInWords(value)).toBe(text));

test.each([
  [0.67, 'EUR', '€0.67'],
  [1_284, 'USD', 'US$1,284.00'],
  [0, 'EUR', '€0.00'],
  [3, 'points', 'points 3'],
  [3, undefined, '3'],
])('money %s %s is %s', (value, currency, text) => expect(money(value, currency)).toBe(text));

test.each([
  [2.44, '2.4s'],
  [3, '3s'],
  [-2, '–'],
])('seconds %s is %s', (value, text) => expect(seconds(value)).toBe(text));

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [59.6, '1 h'],
  [60, '1 h'],
  [125, '2 h 5 min'],
  [-5, '–'],
])('minutes %s is %s', (value, text) => expect(minutes(value)).toBe(text));

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [61, '1:01'],
  [3600, '60:00'],
  [-3, '0:00'],
  [Number.NaN, '0:00'],
])('clock %s is %s', (value, text) => expect(clock(value)).toBe(text));

test.each([
  [0, '0 fields'],
  [1, '1 field'],
  [2, '2 fields'],
])('plural %s is %s', (value, text) => expect(plural(value, 'field')).toBe(text));

test.each([
  [60, 100, 60],
  [0, 0, 0],
  [5, 0, 0],
  [150, 100, 100],
  [-5, 100, 0],
  [Number.NaN, 100, 0],
  [1, Number.POSITIVE_INFINITY, 0],
])('%s of %s is %s percent', (part, whole, value) => expect(percentOfWhole(part, whole)).toBe(value));

test.each([
  [0, 0],
  [100, 100],
  [-1, undefined],
  [100.5, undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
])('%s can be the percentage %s', (value, expected) => expect(validPercent(value)).toBe(expected));
