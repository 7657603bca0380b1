import { expect, test } from 'vitest';
import { firstParagraphs } from '../OverviewTab.tsx';

test('a text that is short enough stays whole', () => {
  expect(firstParagraphs('One.\n\nTwo.', 10)).toBe('One.\n\nTwo.');
});

test('a longer one ends after a paragraph', () => {
  expect(firstParagraphs('One.\n\nTwo.\n \nThree.', 12)).toBe('One.\n\nTwo.');
  expect(firstParagraphs('One.\n\nTwo.\n\nThree.', 5)).toBe('One.');
});

test('the first paragraph is never cut', () => {
  expect(firstParagraphs('A long one.\n\nTwo.', 4)).toBe('A long one.');
  expect(firstParagraphs('A long one.\nTwo.', 4)).toBe('A long one.\nTwo.');
});
