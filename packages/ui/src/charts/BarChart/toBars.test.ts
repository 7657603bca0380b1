import { expect, test } from 'vitest';
import { toBars } from './toBars.ts';

const of = (...values: (number | null | undefined)[]) =>
  toBars(values.map((value, index) => ({ key: String(index), label: `d${index}`, value })));

test.each([
  [[0], [0, 1, 2, 3, 4]],
  [[], [0, 1, 2, 3, 4]],
  [[4], [0, 1, 2, 3, 4]],
  [[5], [0, 2, 4, 6, 8]],
  [[8], [0, 2, 4, 6, 8]],
  [[9], [0, 5, 10, 15, 20]],
  [
    [74, 12],
    [0, 20, 40, 60, 80],
  ],
  [[81], [0, 25, 50, 75, 100]],
  [[101], [0, 50, 100, 150, 200]],
  [[401], [0, 200, 400, 600, 800]],
  [[12_000], [0, 5000, 10_000, 15_000, 20_000]],
])('the axis over %j is %j', (values, ticks) => {
  expect(of(...values).ticks.map(({ value }) => value)).toEqual(ticks);
});

test.each([
  [12, 12, '12'],
  [1284, 1284, '1,284'],
  [0, 0, '0'],
  [-3, 0, '–'],
  [null, 0, '–'],
  [undefined, 0, '–'],
  [Number.NaN, 0, '–'],
  [Number.POSITIVE_INFINITY, 0, '–'],
  [1e308, 0, '–'],
])('%s is a bar of %s that says %s', (value, height, text) => {
  expect(of(value).bars[0]).toMatchObject({ height, text });
});

test('an invalid value does not flatten the others', () => {
  expect(of(10, 1e308, 20).ticks.at(-1)?.value).toBe(20);
});

test('the long label defaults to the short one', () => {
  expect(toBars([{ key: 'a', label: 'Thu', value: 1, today: true }]).bars[0]).toEqual({
    key: 'a',
    label: 'Thu',
    longLabel: 'Thu',
    height: 1,
    text: '1',
    today: true,
  });
});

test('amounts have an axis of fractions, in their own words', () => {
  const bars = [0.03, 0.1, null].map((value, index) => ({ key: String(index), label: '', value }));
  const plotted = toBars(bars, (value) => `€${value.toFixed(3)}`);
  expect(plotted.bars.map(({ text }) => text)).toEqual(['€0.030', '€0.100', '–']);
  expect(plotted.ticks.map(({ text }) => text)).toEqual(['€0.000', '€0.025', '€0.050', '€0.075', '€0.100']);
});
