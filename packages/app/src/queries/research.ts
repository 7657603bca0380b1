import { researchAgent } from '@switchboard/api-contract/agents/research';
import { limits } from '@switchboard/api-contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { recordsKey } from './records/recordsKey.ts';

const key = recordsKey('research');

/** Reads of the research page beyond its status: key, call, interval. Events renew them as the agent's records. */
export const researchQueries = {
  tasks: () =>
    queryOptions({
      queryKey: [...key, 'tasks'],
      queryFn: ({ signal }) => call(researchAgent.calls.researchTasks, { signal }),
      refetchInterval: limits.pollMs.researchTasks,
    }),
  sources: () =>
    queryOptions({
      queryKey: [...key, 'sources'],
      queryFn: ({ signal }) => call(researchAgent.calls.researchSources, { signal }),
      refetchInterval: limits.pollMs.researchSources,
    }),
};
