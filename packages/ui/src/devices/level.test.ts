import { expect, test } from 'vitest';
import { easeLevel, loudness, toLevel } from './level.ts';

test('loudness is the root mean square', () => {
  expect(loudness([])).toBe(0);
  expect(loudness([0, 0, 0])).toBe(0);
  expect(loudness([0.5, -0.5, 0.5, -0.5])).toBeCloseTo(0.5);
  expect(loudness(Float32Array.from({ length: 1_000 }, (_, index) => Math.sin(index)))).toBeCloseTo(Math.SQRT1_2, 2);
});

test.each([
  ['nothing', 0, 0],
  ['not a number', Number.NaN, 0],
  ['-60 dB', 0.001, 0],
  ['-55 dB', 10 ** (-55 / 20), 0],
  ['half way', 10 ** (-33.5 / 20), 0.5],
  ['-12 dB', 10 ** (-12 / 20), 1],
  ['full scale', 1, 1],
])('level of %s', (_, rms, level) => {
  expect(toLevel(rms)).toBeCloseTo(level);
});

test('rises fast, falls slowly, stays where it is', () => {
  expect(easeLevel(0, 1)).toBeCloseTo(0.6);
  expect(easeLevel(1, 0)).toBeCloseTo(0.85);
  expect(easeLevel(0.4, 0.4)).toBe(0.4);
});
