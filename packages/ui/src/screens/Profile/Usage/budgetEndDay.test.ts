import { expect, test } from 'vitest';
import { monthAfter, monthName } from './month.ts';
import { budgetEndDay } from './BudgetCard.tsx';

test.each([
  [41.2, 50, '2026-11-20', '2026-11-25'],
  [20, 50, '2026-11-20', undefined],
  [0, 50, '2026-11-20', undefined],
  [50, 50, '2026-11-20', undefined],
  [49.9, 50, '2026-11-30', undefined],
  [10, 11, '2026-02-27', undefined],
  [10, 10.3, '2026-02-27', '2026-02-28'],
])('%s of %s on %s is spent on %s', (spent, budget, today, on) => {
  expect(budgetEndDay({ spent, budget, today })).toBe(on);
});

test.each([
  ['2026-11', 1, '2026-12', 'December 2026'],
  ['2026-12', 1, '2027-01', 'January 2027'],
  ['2026-01', -1, '2025-12', 'December 2025'],
  ['soon', 1, 'soon', '–'],
])('%s and %s is %s', (month, months, after, name) => {
  expect(monthAfter(month, months)).toBe(after);
  expect(monthName(after)).toBe(name);
});
