import type { UseQueryResult } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError, SessionEndedError } from '../api/ApiError.ts';
import { toViewState } from './toViewState.ts';

const refetch = vi.fn<() => void>();
const query = (part: { data?: string; error?: Error }) => ({ dataUpdatedAt: 60_000, refetch, error: null, ...part }) as unknown as UseQueryResult<string>;
const refused = new ApiError(500, 'Internal Server Error', '');
const ended = new SessionEndedError('Your session has ended');

test('nothing yet is loading; so is a read that was not made because the session ended', () => {
  expect(toViewState(query({}))).toEqual({ status: 'loading' });
  expect(toViewState(query({ error: ended }))).toEqual({ status: 'loading' });
});

test('a failure says why and can be tried again', () => {
  const view = toViewState(query({ error: refused }));
  expect(view).toMatchObject({ status: 'error', message: '500: Internal Server Error' });
  if (view.status === 'error') view.onRetry();
  expect(refetch).toHaveBeenCalledOnce();
});

test('data outlives a failure and is marked; not by the end of the session', () => {
  expect(toViewState(query({ data: 'old', error: refused }))).toMatchObject({ status: 'ready', data: 'old', stale: { since: new Date(60_000), reason: '500: Internal Server Error' } });
  expect(toViewState(query({ data: 'old', error: ended }))).toEqual({ status: 'ready', data: 'old' });
  expect(toViewState(query({ data: 'new' }))).toEqual({ status: 'ready', data: 'new' });
});
