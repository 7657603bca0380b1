import { expect, test } from 'vitest';
import { dailyBars } from './PerformanceTab.tsx';

const friday = new Date('2026-11-20T08:41:20Z');
const values = (counts: number[]) => dailyBars(counts, friday).map(({ value }) => value);
const gap = undefined;

test('seven days, oldest first, ending today', () => {
  const bars = dailyBars([42, 58, 51, 67, 74, 18, 46], friday);
  expect(bars.map(({ label }) => label)).toEqual(['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  expect(bars.map(({ value }) => value)).toEqual([42, 58, 51, 67, 74, 18, 46]);
  expect(bars.filter(({ today }) => today)).toEqual([
    { key: '2026-11-20', label: 'Fri', longLabel: 'Friday, 20 November 2026', value: 46, today: true },
  ]);
});

test('days are UTC days, as the counts are', () => {
  expect(dailyBars([], new Date('2026-11-20T23:59:59Z')).at(-1)?.label).toBe('Fri');
  expect(dailyBars([], new Date('2026-11-21T00:00:00Z')).at(-1)?.label).toBe('Sat');
});

test('fewer than seven counts end today; of more, the last seven are used', () => {
  expect(values([1, 2])).toEqual([gap, gap, gap, gap, gap, 1, 2]);
  expect(values([])).toEqual([gap, gap, gap, gap, gap, gap, gap]);
  expect(values([9, 9, 1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('invalid counts are gaps', () => {
  expect(values([-5, 1e308, Number.NaN, Number.POSITIVE_INFINITY, 0, 2.4, 3])).toEqual([gap, gap, gap, gap, 0, 2, 3]);
});
