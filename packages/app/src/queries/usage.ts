import { usageEndpoints } from '@switchboard/api-contract/endpoints/usage';
import { limits } from '@switchboard/api-contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

/** Reads of what was used, of budgets and of prices: key, call, interval. */
export const usageQueries = {
  /** Of a month, `YYYY-MM`; of this one if it is empty. */
  month: (month: string) =>
    queryOptions({
      queryKey: ['usage', month],
      queryFn: ({ signal }) => call(usageEndpoints.usage, { query: { month }, signal }),
      refetchInterval: limits.pollMs.connections,
    }),
  budgets: () =>
    queryOptions({ queryKey: ['budgets'], queryFn: ({ signal }) => call(usageEndpoints.budgets, { signal }) }),
  prices: () =>
    queryOptions({ queryKey: ['prices'], queryFn: ({ signal }) => call(usageEndpoints.prices, { signal }) }),
};
