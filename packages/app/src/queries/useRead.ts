import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ViewState } from '@switchboard/ui/format/viewState';
import { ApiError, describeError } from '../api/ApiError.ts';
import { isSessionEnded, failureKind } from '../api/outcomes.ts';

/** A read as pages show it. `retrying`: the member asked for another attempt, as opposed to a poll. */
export type Read<T> = UseQueryResult<T> & { readonly retrying: boolean; readonly retry: () => void };

const statusOf = (error: Error) => (error instanceof ApiError ? error.status : undefined);

/** Whether a page shows the same for both errors. */
const isSameError = (one: Error, other: Error) =>
  one.name === other.name && statusOf(one) === statusOf(other) && describeError(one) === describeError(other);

/**
 * A read for a page. While a read that never succeeded is repeated, its last error stays: react-query drops it, and
 * the page would fall back to its placeholders at every poll. The end of the session does not replace it either,
 * since a dialog reports that. A poll that fails like the one before renders nothing.
 */
export function useRead<T, Key extends QueryKey>(options: UseQueryOptions<T, Error, T, Key>): Read<T> {
  const queryClient = useQueryClient();
  const shown = useRef<{ data: T | undefined; error: Error | null }>({ data: undefined, error: null });
  const query = useQuery({
    ...options,
    notifyOnChangeProps: () => {
      const now = queryClient.getQueryState<T>(options.queryKey);
      const { data, error } = shown.current;
      const isUnchanged =
        now && error && now.data === data && (now.error ? isSameError(now.error, error) : data === undefined);
      return isUnchanged ? [] : ['data', 'error', 'status'];
    },
  });
  const key = hashKey(options.queryKey);
  const [failed, setFailed] = useState<{ key: string; error: Error }>();
  const [retrying, setRetrying] = useState(false);
  const latest = query.error && !isSessionEnded(query.error) ? query.error : undefined;
  if (latest && (key !== failed?.key || !isSameError(latest, failed.error))) setFailed({ key, error: latest });
  const lasting = failed?.key === key ? failed.error : null;
  const error = query.data === undefined ? (latest ?? lasting ?? query.error) : query.error;
  useLayoutEffect(() => {
    shown.current = { data: query.data, error };
  }, [query.data, error]);
  const retry = () => {
    setRetrying(true);
    void query.refetch({ cancelRefetch: false }).then(() => setRetrying(false));
  };
  return { ...query, error, retrying, retry } as Read<T>;
}

/**
 * Translates a react-query result for screens. Data survives a failed refetch and is then marked stale. A session
 * that has ended is left to its dialog; the read stays loading.
 */
export function toViewState<T>(query: Read<T>, toMessage: (error: Error) => string = describeError): ViewState<T> {
  const { data, retrying, retry: onRetry } = query;
  const error = isSessionEnded(query.error) ? null : query.error;
  if (data !== undefined) {
    const stale = error
      ? { since: new Date(query.dataUpdatedAt), reason: toMessage(error), retrying, onRetry }
      : undefined;
    return { status: 'ready', data, ...(stale ? { stale } : {}) };
  }
  if (error) {
    const kind = error instanceof ApiError && error.deleted ? 'deleted' : failureKind(error);
    return { status: 'error', kind, message: toMessage(error), retrying, onRetry };
  }
  return { status: 'loading' };
}
