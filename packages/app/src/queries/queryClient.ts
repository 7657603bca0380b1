import { QueryClient } from '@tanstack/react-query';

/**
 * Reads as specified: no retries, no refetch on focus, data never becomes stale by itself. Components subscribe to
 * data and errors only, so a poll without news renders nothing.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 10 * 60_000,
        notifyOnChangeProps: ['data', 'error', 'status'],
      },
    },
  });
}
