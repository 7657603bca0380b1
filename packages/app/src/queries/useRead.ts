import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError, describeError } from '../api/ApiError.ts';
import { isSessionEnded } from '../api/refusalOf.ts';

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
      const stands =
        now && error && now.data === data && (now.error ? isSameError(now.error, error) : data === undefined);
      return stands ? [] : ['data', 'error', 'status'];
    },
  });
  const of = hashKey(options.queryKey);
  const [failed, setFailed] = useState<{ of: string; error: Error }>();
  const [retrying, setRetrying] = useState(false);
  const latest = query.error && !isSessionEnded(query.error) ? query.error : undefined;
  if (latest && (of !== failed?.of || !isSameError(latest, failed.error))) setFailed({ of, error: latest });
  const lasting = failed?.of === of ? failed.error : null;
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
