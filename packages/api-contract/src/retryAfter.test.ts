import { expect, test } from 'vitest';
import { readRetryAfter } from './errors.ts';

const now = Date.parse('2026-03-12T09:41:20Z');

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['1.5', 1.5],
  ['Thu, 12 Mar 2026 09:42:20 GMT', 60],
  ['Thursday, 12-Mar-26 09:42:20 GMT', 60],
  ['Thu, 12 Mar 2026 09:40:00 GMT', 0],
  ['-5', undefined],
  ['12,5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j asks to wait %s seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});
