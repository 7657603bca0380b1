import { expect, test } from 'vitest';
import { parseNumber } from './NumberInput.tsx';

test.each([
  ['5', 5],
  [' 12 ', 12],
  ['0', 0],
  ['-3', -3],
  ['−3', -3],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['.5', 0.5],
  ['5.', 5],
  ['', null],
  ['   ', null],
  ['-', null],
  ['.', null],
  ['abc', null],
  ['1e5', null],
  ['0x10', null],
  ['1 000', null],
  ['1,000,000', null],
  ['NaN', null],
  ['Infinity', null],
  ['9'.repeat(400), null],
])('%j is %s', (text, number) => expect(parseNumber(text)).toBe(number));
