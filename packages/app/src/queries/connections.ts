import { connectionEndpoints } from '@switchboard/api-contract/endpoints/connections';
import { limits } from '@switchboard/api-contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

/** Reads of connections: key, call, interval. */
export const connectionQueries = {
  list: () =>
    queryOptions({
      queryKey: ['connections'],
      queryFn: ({ signal }) => call(connectionEndpoints.connections, { signal }),
      refetchInterval: limits.pollMs.connections,
    }),
  /** How calls to services went, hour by hour. */
  calls: () =>
    queryOptions({
      queryKey: ['service-calls'],
      queryFn: ({ signal }) => call(connectionEndpoints.serviceCalls, { signal }),
      refetchInterval: limits.pollMs.connections,
    }),
};
