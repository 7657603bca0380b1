import { expect, test } from 'vitest';
import { healthOf, healthSteps } from './health.ts';

test('the whole table', () => {
  expect(healthSteps.map(({ above, word, tone }) => [above, word, tone])).toEqual([
    [90, 'excellent', 'positive'],
    [75, 'good', 'positive'],
    [50, 'fair', 'caution'],
    [-Infinity, 'poor', 'critical'],
  ]);
});

test.each([
  [100, 'excellent'],
  [90, 'good'],
  [75.1, 'good'],
  [75, 'fair'],
  [50, 'poor'],
  [0, 'poor'],
  [undefined, undefined],
])('%s percent is %s', (percent, word) => {
  expect(healthOf(percent)?.word).toBe(word);
});
