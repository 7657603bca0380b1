import { expect, test } from 'vitest';
import { takeMarks, withMarksOf } from './sources.ts';

const isSource = (n: number) => n === 1 || n === 3;

/** The text as it is told where it comes in these pieces. */
function tell(pieces: readonly string[]): string {
  let told = '';
  let held = '';
  for (const piece of pieces) {
    const taken = takeMarks(held + piece, isSource);
    told += taken.text;
    held = taken.held;
  }
  return told + withMarksOf(held, isSource);
}

test.each([
  ['Sales grew [1], costs fell [2].', 'Sales grew [1], costs fell.'],
  ['Both [1, 3] say so [1,2] [12][3]', 'Both [1][3] say so [1][3]'],
  ['Nothing [9]', 'Nothing'],
  ['[a] [1 2] [ 7 ] [', '[a] [1 2] [ 7 ] ['],
  ['An end [1', 'An end [1'],
  ['Smiles 😀 [1] 😀', 'Smiles 😀 [1] 😀'],
])('%s, however it comes', (text, told) => {
  const units = text.split('');
  expect(tell([text])).toBe(told);
  expect(tell(units)).toBe(told);
  for (let at = 1; at < units.length; at += 1) expect(tell([text.slice(0, at), text.slice(at)])).toBe(told);
});

test('a character that takes two is told whole', () => {
  const [high = '', low = ''] = '😀'.split('');
  expect(takeMarks(`Well ${high}`, isSource)).toEqual({ text: 'Well ', held: high });
  expect(takeMarks(high + low, isSource)).toEqual({ text: '😀', held: '' });
});
