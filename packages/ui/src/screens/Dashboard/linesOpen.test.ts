import { expect, test } from 'vitest';
import { linesOpen } from './linesOpen.ts';

test.each([
  [5, 7, 'Five of your seven lines are open.'],
  [1, 7, 'One of your seven lines is open.'],
  [0, 7, 'None of your seven lines is open.'],
  [7, 7, 'All of your seven lines are open.'],
  [1, 1, 'Your one line is open.'],
  [0, 1, 'Your one line is not open.'],
  [0, 0, 'No lines yet. Create an agent to open the first one.'],
  [12, 13, 'Twelve of your 13 lines are open.'],
  [400, 10_000, '400 of your 10000 lines are open.'],
])('%d of %d', (open, total, text) => {
  expect(linesOpen(open, total)).toBe(text);
});
