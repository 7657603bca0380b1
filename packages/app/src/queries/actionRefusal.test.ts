import { setReaderZone } from '@switchboard/ui/format/readerZone';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { actionRefusal } from './actionRefusal.ts';

beforeEach(() => {
  setReaderZone('Asia/Kolkata');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:41:20Z') });
});
afterEach(() => {
  setReaderZone(undefined);
  vi.useRealTimers();
});

const tooMany = (retryAt: string) => new ApiError(429, 'Too Many Requests', body, Date.parse(retryAt));
const body = JSON.stringify({ error: 'The agent is switched off' });

test.each([
  ['a conflict says why', new ApiError(409, 'Conflict', body), 'The agent is switched off'],
  ['too many calls say when', tooMany('2026-11-20T09:00:05Z'), 'Next try at 14:30:05.'],
  ['and on which day', tooMany('2026-11-20T18:30:00Z'), 'Next try tomorrow at 00:00:00.'],
  ['anything else keeps the documented words', new ApiError(500, 'Internal Server Error', body), undefined],
  ['no answer keeps them too', new TypeError('x'), undefined],
])('%s', (_name, error, said) => {
  expect(actionRefusal(error)).toEqual(said);
});
