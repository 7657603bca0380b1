import { expect, test } from 'vitest';
import { meanOf, shareNote, shareOf } from '../agentFigures.ts';

test('the mean leaves out what is missing or out of range', () => {
  expect(meanOf([90, 60, undefined], 0, 100)).toBe(75);
  expect(meanOf([90, 1e308, -5, 100.1], 0, 100)).toBe(90);
  expect(meanOf([0, 100], 0, 100)).toBe(50);
  expect(meanOf([undefined, 1e308], 0, 100)).toBeUndefined();
  expect(meanOf([], 0, 5)).toBeUndefined();
});

test('the share of rows', () => {
  expect(shareOf([1, 2, 3, 4], (row) => row > 3)).toBe(25);
  expect(shareOf([], () => true)).toBeUndefined();
  expect(shareNote([1, 2, 3], 'leads', (row) => row > 2)).toBe('33.3% of all leads');
  expect(shareNote([], 'leads', () => true)).toBeUndefined();
});
