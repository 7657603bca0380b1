import { newAgent } from '@switchboard/api-contract/agents';
import { expect, test } from 'vitest';
import { problemsOf, withoutProblem } from './problemsOf.ts';

test('valid input has no problems', () => {
  expect(problemsOf(newAgent, { name: ' Support triage ', type: 'email', description: '' })).toEqual({});
});

test('each invalid field has its first message', () => {
  expect(problemsOf(newAgent, { name: '   ', type: 'fax', description: 'x'.repeat(201) })).toEqual({
    name: 'Name is required',
    type: 'Type must be one of the listed ones',
    description: 'Description must have at most 200 characters',
  });
});

test('an edited field loses its message, the others keep theirs', () => {
  const problems = { name: 'Name is required', type: 'Choose one' };
  expect(withoutProblem(problems, 'name')).toEqual({ type: 'Choose one' });
  expect(withoutProblem(problems, 'toString')).toBe(problems);
});
