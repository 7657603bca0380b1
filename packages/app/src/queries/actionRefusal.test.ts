import { expect, test } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { actionRefusal } from './actionRefusal.ts';

const body = JSON.stringify({ error: 'The agent is switched off' });

test.each([
  ['a conflict says why', new ApiError(409, 'Conflict', body), 'The agent is switched off'],
  ['too many calls say when', new ApiError(429, 'Too Many Requests', body, Date.parse('2026-11-20T09:00:00')), expect.stringMatching(/^Next try at .*9:00:00.*\.$/)],
  ['anything else keeps the documented words', new ApiError(500, 'Internal Server Error', body), undefined],
  ['no answer keeps them too', new TypeError('x'), undefined],
])('%s', (_name, error, said) => {
  expect(actionRefusal(error)).toEqual(said);
});
