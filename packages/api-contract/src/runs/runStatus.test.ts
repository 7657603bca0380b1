import { expect, test } from 'vitest';
import { isAtWork, isOpen, openStatuses, runStatuses, statusesCountedAs, unsuccessfulStatuses } from './runStatus.ts';

test('runs that have not ended count as pending, and only they', () =>
  expect(statusesCountedAs('pending')).toEqual(openStatuses));

test('a run that has started and not ended is open', () =>
  expect(Object.keys(runStatuses).filter((status) => isAtWork(status) && !isOpen(status))).toEqual([]));

test('runs that failed or were cancelled ended without success', () =>
  expect(unsuccessfulStatuses).toEqual(['failed', 'cancelled']));

test.each([undefined, '', 'toString', 'Running'])('%j is no status, so such a run can not change', (word) => {
  expect(isOpen(word)).toBe(false);
  expect(isAtWork(word)).toBe(false);
});
