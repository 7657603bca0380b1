import { expect, test } from 'vitest';
import { refusedFields, formMessage, type Refusal } from './outcome.ts';

const message = 'The server is starting';
const wrong = { name: 'Name is taken' };

test.each<[Refusal, Readonly<Record<string, string>>]>([
  [{ kind: 'invalid', message, fields: wrong }, wrong],
  [{ kind: 'conflict', message, fields: wrong }, wrong],
  [{ kind: 'missing', message }, {}],
  [{ kind: 'refused', message }, {}],
  [{ kind: 'unreachable', message }, {}],
  [{ kind: 'malformed', message }, {}],
])('%o keeps its message and names its fields', (refusal, fields) => {
  expect(formMessage(refusal)).toBe(message);
  expect(refusedFields(refusal)).toEqual(fields);
});

test('what is said beside a field is not said again', () => {
  const taken: Refusal = { kind: 'invalid', message: wrong.name, fields: wrong };
  expect([formMessage(taken, [wrong.name]), formMessage(taken, ['Too long'])]).toEqual(['', wrong.name]);
  expect(formMessage({ ...taken, message: `422: ${wrong.name}` }, [wrong.name])).toBe('');
});

test('a form refused by the end of the session says what to do next', () => {
  expect(formMessage({ kind: 'ended', message: '401: Unauthorized' })).toBe(
    'Not saved yet. Sign in, then send it again.',
  );
});
