import { expect, test } from 'vitest';
import { orderProblems, waitsFor } from './stepOrder.ts';

const problems = (...afters: (readonly number[] | undefined)[]) =>
  [...orderProblems(afters.map((after) => ({ after })))].map(([index, words]) => `${index}: ${words}`);

test('a step that names none waits for the one before', () => {
  expect([waitsFor({}, 0), waitsFor({}, 2), waitsFor({ after: [] }, 2), waitsFor({ after: [2, 1, 2] }, 2)]).toEqual([
    [],
    [2],
    [],
    [1, 2],
  ]);
});

test.each([
  [[undefined, undefined, undefined]],
  [[[], [], [1, 2]]],
  // The order of the list is not the order of the work.
  [[[2], []]],
])('%j can be worked through', (afters) => {
  expect(problems(...afters)).toEqual([]);
});

test('what can never start is named', () => {
  expect(problems([], [3])).toEqual(['1: There is no step 3 to wait for']);
  expect(problems([0])).toEqual(['0: There is no step 0 to wait for']);
  expect(problems([], [2])).toEqual(['1: A step can’t wait for itself']);
  const circle = 'These steps wait for each other, so none of them can start';
  expect(problems([], [3], [2], [1])).toEqual([`1: ${circle}`, `2: ${circle}`]);
});
