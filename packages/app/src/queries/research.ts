import { researchAgent } from '@switchboard/api-contract/agents/research';
import { limits } from '@switchboard/api-contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

/** Reads of the research page beyond its status: key, call, interval. */
export const researchQueries = {
  tasks: () =>
    queryOptions({
      queryKey: ['research-tasks'],
      queryFn: ({ signal }) => call(researchAgent.calls.researchTasks, { signal }),
      refetchInterval: limits.pollMs.researchTasks,
    }),
  sources: () =>
    queryOptions({
      queryKey: ['research-sources'],
      queryFn: ({ signal }) => call(researchAgent.calls.researchSources, { signal }),
      refetchInterval: limits.pollMs.researchSources,
    }),
};
