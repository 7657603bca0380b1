import { expect, test } from 'vitest';
import { peakHour } from './PerformanceTab.tsx';

test.each([
  ['14:00', '14:00'],
  ['9:30', '09:30'],
  ['14:00:00', '14:00'],
  [' 14 ', '14:00'],
  [0, '00:00'],
  [23, '23:00'],
  [24, '–'],
  [-1, '–'],
  [14.5, '–'],
  [1e308, '–'],
  [Number.NaN, '–'],
  ['14:60', '–'],
  ['afternoon', '–'],
  ['', '–'],
  [undefined, '–'],
])('%j reads %s', (hour, expected) => {
  expect(peakHour(hour)).toBe(expected);
});
