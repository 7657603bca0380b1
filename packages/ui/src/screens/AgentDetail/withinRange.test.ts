import { expect, test } from 'vitest';
import { withinRange } from './agentFigures.ts';

test('a value out of range is missing', () => {
  expect([0, 100, -0.1, 100.1, 1e308, undefined].map((value) => withinRange(value, 0, 100))).toEqual([
    0,
    100,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
