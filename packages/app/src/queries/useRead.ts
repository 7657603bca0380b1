import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError, describe } from '../api/ApiError.ts';
import { foundEnded } from '../api/refusalOf.ts';

/** A read as pages show it; `retrying` while it is made again because the member asked, not because of a poll. */
export type Read<T> = UseQueryResult<T> & { readonly retrying: boolean; readonly retry: () => void };

const statusOf = (error: Error) => (error instanceof ApiError ? error.status : undefined);

/** Whether a page says the same of both. */
const alike = (one: Error, other: Error) =>
  one.name === other.name && statusOf(one) === statusOf(other) && describe(one) === describe(other);

/**
 * A read for a page. While one that never succeeded is made again, its last error stands; react-query forgets it then,
 * and the page would fall back to its placeholders at every poll. Nor does the end of the session, which its own dialog
 * says, take its place. A poll that fails as the one before it renders nothing.
 */
export function useRead<T, Key extends QueryKey>(options: UseQueryOptions<T, Error, T, Key>): Read<T> {
  const queryClient = useQueryClient();
  const shown = useRef<{ data: T | undefined; error: Error | null }>({ data: undefined, error: null });
  const query = useQuery({
    ...options,
    notifyOnChangeProps: () => {
      const now = queryClient.getQueryState<T>(options.queryKey);
      const { data, error } = shown.current;
      const stands = now && error && now.data === data && (now.error ? alike(now.error, error) : data === undefined);
      return stands ? [] : ['data', 'error', 'status'];
    },
  });
  const of = hashKey(options.queryKey);
  const [failed, setFailed] = useState<{ of: string; error: Error }>();
  const [retrying, setRetrying] = useState(false);
  const said = query.error && !foundEnded(query.error) ? query.error : undefined;
  if (said && (of !== failed?.of || !alike(said, failed.error))) setFailed({ of, error: said });
  const lasting = failed?.of === of ? failed.error : null;
  const error = query.data === undefined ? (said ?? lasting ?? query.error) : query.error;
  useLayoutEffect(() => {
    shown.current = { data: query.data, error };
  }, [query.data, error]);
  const retry = () => {
    setRetrying(true);
    void query.refetch({ cancelRefetch: false }).then(() => setRetrying(false));
  };
  return { ...query, error, retrying, retry } as Read<T>;
}
