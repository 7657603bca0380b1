import { QueryClient } from '@tanstack/react-query';

/**
 * The specification's reading habits: no retries, no refetch on focus, data never stale by itself.
 * Components hear of data and errors only, so a poll that brings nothing new renders nothing.
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
      // Offline, a write fails at once; kept back, it would be sent much later, behind the member's back.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
