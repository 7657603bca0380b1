import { expect, test } from 'vitest';
import { toBars } from './toBars.ts';

const of = (...values: (number | null | undefined)[]) =>
  toBars(values.map((value, index) => ({ key: String(index), label: `d${index}`, value })));

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
  expect(of(value)[0]).toMatchObject({ height, text });
});

test('the long label defaults to the short one', () => {
  expect(toBars([{ key: 'a', label: 'Thu', value: 1, today: true }])[0]).toEqual({
    key: 'a',
    label: 'Thu',
    longLabel: 'Thu',
    height: 1,
    text: '1',
    today: true,
  });
});

test('amounts speak in their own words', () => {
  const bars = [0.03, null].map((value, index) => ({ key: String(index), label: '', value }));
  expect(toBars(bars, (value) => `€${value.toFixed(3)}`).map(({ text }) => text)).toEqual(['€0.030', '–']);
});
