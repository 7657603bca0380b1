import { setReaderZone } from '@switchboard/ui/format/reader';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, MalformedAnswerError, SessionEndedError, UnreachableError } from './ApiError.ts';
import { withStatus, failureKind, refusalOf } from './outcomes.ts';

beforeEach(() => {
  setReaderZone('Asia/Kolkata');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:41:20Z') });
});
afterEach(() => {
  setReaderZone(undefined);
  vi.useRealTimers();
});

const error = 'Look at it again';
const fields = { name: 'Name is taken' };
const answer = (status: number) => new ApiError(status, '', JSON.stringify({ error, fields }));

test.each([
  [answer(404), { kind: 'missing', message: error }, 'missing'],
  [answer(409), { kind: 'conflict', message: error, fields }, 'refused'],
  [answer(422), { kind: 'invalid', message: error, fields }, 'refused'],
  [answer(500), { kind: 'refused', message: error }, 'refused'],
  [answer(401), { kind: 'ended', message: error }, 'refused'],
  [new SessionEndedError('Ended'), { kind: 'ended', message: 'Ended' }, 'refused'],
  [new UnreachableError('Away'), { kind: 'unreachable', message: 'Away' }, 'unreachable'],
  [new MalformedAnswerError('Not JSON'), { kind: 'malformed', message: 'Not JSON' }, 'malformed'],
  [new TypeError('x'), { kind: 'refused', message: 'x' }, 'refused'],
  [undefined, { kind: 'refused', message: 'Something went wrong.' }, 'refused'],
])('%s', (thrown, refusal, kind) => {
  expect(refusalOf(thrown)).toEqual(refusal);
  expect(failureKind(thrown)).toBe(kind);
});

test.each([
  ['2026-11-20T09:00:05Z', 'Next try at 14:30:05.'],
  ['2026-11-20T18:30:00Z', 'Next try tomorrow at 00:00:00.'],
])('too many calls until %s: %s', (retryAt, nextTry) => {
  const tooMany = new ApiError(429, 'Too Many Requests', '', Date.parse(retryAt));
  expect(refusalOf(tooMany, withStatus)).toEqual({
    kind: 'refused',
    message: `429: Too Many Requests. ${nextTry}`,
    nextTry,
  });
});
