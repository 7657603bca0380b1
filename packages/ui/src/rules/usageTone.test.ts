import { expect, test } from 'vitest';
import { usagePercent, usageTone } from './usageTone.ts';

test.each([
  [0, 'green'],
  [59.9, 'green'],
  [60, 'green'],
  [60.1, 'yellow'],
  [80, 'yellow'],
  [80.1, 'red'],
  [140, 'red'],
  [undefined, 'green'],
])('%s percent is %s', (percent, usage) => {
  expect(usageTone(percent)).toBe(usage);
});

test.each([
  [600, 1_000, 60],
  [0, 500, 0],
  [3, 2, 150],
  [1, 0, undefined],
  [1, -5, undefined],
  [undefined, 500, undefined],
  [1, undefined, undefined],
])('%s of %s is %s percent', (requests, limit, percent) => {
  expect(usagePercent(requests, limit)).toBe(percent);
});
