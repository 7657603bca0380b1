import { hashKey, useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { foundEnded } from './outcome.ts';

/** A read as pages show it; `retrying` while it is made again because the member asked, not because of a poll. */
export type Read<T> = UseQueryResult<T> & { readonly retrying: boolean; readonly retry: () => void };

/**
 * A read for a page. While one that never succeeded is made again, its last error stands; react-query forgets it then, and the
 * page would fall back to its placeholders at every poll. Nor does the end of the session, which its own dialog says, take its place.
 */
export function useRead<T, Key extends QueryKey>(options: UseQueryOptions<T, Error, T, Key>): Read<T> {
  const query = useQuery(options);
  const of = hashKey(options.queryKey);
  const [failed, setFailed] = useState<{ of: string; error: Error }>();
  const [retrying, setRetrying] = useState(false);
  const { error } = query;
  const said = error && !foundEnded(error) ? error : undefined;
  if (said && (said !== failed?.error || of !== failed.of)) setFailed({ of, error: said });
  const lasting = failed?.of === of ? failed.error : null;
  const retry = () => {
    setRetrying(true);
    void query.refetch({ cancelRefetch: false }).then(() => setRetrying(false));
  };
  return { ...query, error: query.data === undefined ? (said ?? lasting ?? error) : error, retrying, retry } as Read<T>;
}
