import { expect, test } from 'vitest';
import { beginningOf } from './beginningOf.ts';

test('a text that is short enough stays whole', () => {
  expect(beginningOf('One.\n\nTwo.', 10)).toBe('One.\n\nTwo.');
});

test('a longer one ends after a paragraph', () => {
  expect(beginningOf('One.\n\nTwo.\n \nThree.', 12)).toBe('One.\n\nTwo.');
  expect(beginningOf('One.\n\nTwo.\n\nThree.', 5)).toBe('One.');
});

test('the first paragraph is never cut', () => {
  expect(beginningOf('A long one.\n\nTwo.', 4)).toBe('A long one.');
  expect(beginningOf('A long one.\nTwo.', 4)).toBe('A long one.\nTwo.');
});
