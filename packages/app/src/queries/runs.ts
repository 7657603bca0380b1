import { runEndpoints } from '@switchboard/api-contract/endpoints/runs';
import { limits } from '@switchboard/api-contract/limits';
import { isRunOpen } from '@switchboard/ui/rules/runState';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

/** Reads of runs: key, call, interval. */
export const runQueries = {
  /** One run in full, read again only while it can still change. */
  one: (runId: string) =>
    queryOptions({
      queryKey: ['run', runId],
      queryFn: ({ signal }) => call(runEndpoints.run, { values: { runId }, signal }),
      refetchInterval: ({ state: { data } }) => (data && isRunOpen(data) ? limits.pollMs.openRun : false),
    }),
};
