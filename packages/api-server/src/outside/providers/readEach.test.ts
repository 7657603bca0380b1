import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { NewStep } from '../Caller.ts';
import { looseNumber, looseText, readEach, logLeftOut } from './readEach.ts';

const person = v.object({ id: v.string(), name: looseText, employees: looseNumber });

test('an odd item does not cost the others, an odd field not its item', () => {
  const { read, left } = readEach(
    [{ id: 'a', name: 7, employees: '1,200' }, { name: 'no id' }, null, 'text', { id: 'b', employees: {} }],
    person,
  );
  expect(read).toEqual([
    { id: 'a', name: undefined, employees: 1200 },
    { id: 'b', employees: undefined },
  ]);
  expect(left).toEqual(['odd', 'odd', 'odd']);
});

test.each([
  ['1,200', 1200],
  ['1.200', 1200],
  ['1.200.000', 1_200_000],
  ['1,200.5', 1200.5],
  ['1.200,5', 1200.5],
  ["1'200", 1200],
  ['1 200', 1200],
  ['4,5', 4.5],
  ['4.25', 4.25],
  ['0.125', 0.125],
  ['80 %', 80],
  ['1200+', 1200],
  ['-3', -3],
  ['', undefined],
  ['many', undefined],
  [4.5, 4.5],
  [Number.POSITIVE_INFINITY, undefined],
  [null, null],
  [{}, undefined],
])('%j is the number %s', (value, number) => {
  expect(v.parse(looseNumber, value)).toBe(number);
});

test('the steps say how many were left out, and why', () => {
  const steps: NewStep[] = [];
  const log = { add: (step: NewStep) => void steps.push(step) };
  logLeftOut(log, 25, []);
  logLeftOut(log, 24, ['too-large']);
  logLeftOut(log, 21, ['gone', 'odd', 'odd', 'gone']);
  expect(steps.map(({ text }) => wordsOf(text))).toEqual([
    '24 of 25 read, 1 left out: too large to read',
    '21 of 25 read, 4 left out: 2 not in the documented format and 2 no longer there',
  ]);
});
