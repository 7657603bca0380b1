import { expect, test } from 'vitest';
import {
  completedStatuses,
  failedStatuses,
  hasFailed,
  isAtWork,
  isOpen,
  openStatuses,
  runStatuses,
  unsuccessfulStatuses,
} from './runStatus.ts';

test('a run that has not ended is neither counted as completed nor as failed', () =>
  expect(openStatuses.filter((status) => [...completedStatuses, ...failedStatuses].includes(status))).toEqual([]));

test('a run that has started and not ended is open', () =>
  expect(Object.keys(runStatuses).filter((status) => isAtWork(status) && !isOpen(status))).toEqual([]));

test('runs that failed or were cancelled ended without success', () =>
  expect(unsuccessfulStatuses).toEqual(expect.arrayContaining(['failed', 'cancelled'])));

test.each([undefined, '', 'toString', 'Running'])('%j is no status, so it is neither open nor failed', (word) => {
  expect(isOpen(word)).toBe(false);
  expect(isAtWork(word)).toBe(false);
  expect(hasFailed(word)).toBe(false);
});
