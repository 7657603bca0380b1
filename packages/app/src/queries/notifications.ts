import { notificationEndpoints } from '@switchboard/api-contract/endpoints/notifications';
import { limits } from '@switchboard/api-contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

/** Reads of what the organisation is told, and where: key, call, interval. */
export const notificationQueries = {
  all: () =>
    queryOptions({
      queryKey: ['notifications'],
      queryFn: ({ signal }) => call(notificationEndpoints.notifications, { signal }),
      refetchInterval: limits.pollMs.connections,
    }),
};
