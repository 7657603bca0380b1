import { expect, test } from 'vitest';
import { healthOf } from './health.ts';

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
