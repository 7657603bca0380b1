import { expect, test } from 'vitest';
import { isComposing } from './isComposing.ts';

test.each([
  ['a word that is composed', { isComposing: true, keyCode: 13 }, true],
  ['a word that Safari has just ended', { isComposing: false, keyCode: 229 }, true],
  ['the key alone', { isComposing: false, keyCode: 13 }, false],
])('a key that ends %s', (_, event, composing) => {
  expect(isComposing(event)).toBe(composing);
});
