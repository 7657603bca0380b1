import { expect, test, vi } from 'vitest';
import { ApiError, SessionEndedError } from '../api/ApiError.ts';
import { toViewState, type Read } from './useRead.ts';

const retry = vi.fn<() => void>();
const query = (part: { data?: string; error?: Error; retrying?: boolean }) =>
  ({ dataUpdatedAt: 60_000, retry, retrying: false, error: null, ...part }) as unknown as Read<string>;
const refused = new ApiError(500, 'Internal Server Error', '');
/** The read that got the 401, and those that were no longer made. */
const ends = [new ApiError(401, 'Unauthorized', ''), new SessionEndedError('Your session has ended')];

test('nothing yet is loading; so is a read that found the session ended, which its dialog alone says', () => {
  expect(toViewState(query({}))).toEqual({ status: 'loading' });
  for (const error of ends) expect(toViewState(query({ error }))).toEqual({ status: 'loading' });
});

test('a failure says why and can be tried again', () => {
  const view = toViewState(query({ error: refused }));
  expect(view).toMatchObject({ status: 'error', kind: 'refused', message: '500: Internal Server Error' });
  if (view.status === 'error') view.onRetry();
  expect(retry).toHaveBeenCalledOnce();
  expect(toViewState(query({ error: refused, retrying: true }))).toMatchObject({ retrying: true });
});

test('data outlives a failure and is marked; not by the end of the session', () => {
  expect(toViewState(query({ data: 'old', error: refused }))).toMatchObject({
    status: 'ready',
    data: 'old',
    stale: { since: new Date(60_000), reason: '500: Internal Server Error' },
  });
  for (const error of ends)
    expect(toViewState(query({ data: 'old', error }))).toEqual({ status: 'ready', data: 'old' });
  expect(toViewState(query({ data: 'new' }))).toEqual({ status: 'ready', data: 'new' });
});
