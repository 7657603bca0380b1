import { expect, test } from 'vitest';
import { recogniserProblem } from './recogniserProblem.ts';

test.each([
  ['aborted', undefined],
  ['no-speech', 'no-speech'],
  ['network', 'network'],
  ['not-allowed', 'not-allowed'],
  ['service-not-allowed', 'not-allowed'],
  ['language-not-supported', 'language'],
  ['audio-capture', 'failed'],
  ['phrases-not-supported', 'failed'],
  ['', 'failed'],
  ['__proto__', 'failed'],
])('%j means %s', (code, problem) => {
  expect(recogniserProblem(code)).toBe(problem);
});
