import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import type { Endpoint } from '@switchboard/api-contract/endpoints/Endpoint';
import { limits } from '@switchboard/api-contract/limits';
import { isOpen } from '@switchboard/api-contract/runs/runStatus';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import type * as v from 'valibot';
import { call } from '../api/client.ts';
import { readClock } from '../clock.ts';

/** The query key of everything that is read of an agent's records. */
export const recordsKey = (slug: string) => ['records', slug] as const;

interface StatusSource<Status> {
  readonly slug: AgentSlug;
  readonly read: Endpoint<undefined, v.GenericSchema<unknown, Status>> & { method: 'GET' };
  readonly pollMs: number;
  /** Its collections by name. */
  readonly records: object;
}

/** The query key of the status of one of the seven. */
export const agentStatusKey = (slug: string) => ['agent-status', slug] as const;

/** Reads of one agent: key, call, interval. `agentId` may be an id or a slug. */
export const agentQueries = {
  detail: (agentId: string) =>
    queryOptions({
      queryKey: ['agent', agentId],
      queryFn: ({ signal }) => call(agentEndpoints.agent, { values: { agentId }, signal }),
      refetchInterval: limits.pollMs.agent,
    }),
  /**
   * The page of one of the seven. It tells first what others add, change or delete; lists of records that were read
   * before are then read again.
   */
  status: <Status extends { readonly run?: { readonly status: string } | undefined }>({
    slug,
    read,
    pollMs,
    records,
  }: StatusSource<Status>) =>
    queryOptions({
      queryKey: agentStatusKey(slug),
      queryFn: async ({ client, queryKey, signal }): Promise<Status> => {
        const [known, began] = [client.getQueryData<Status>(queryKey), readClock().getTime()];
        const now = await call(read, { signal });
        const names = Object.keys(records) as (keyof Status)[];
        if (known && names.some((name) => replaceEqualDeep(known[name], now[name]) !== known[name]))
          void client.invalidateQueries(
            { queryKey: recordsKey(slug), predicate: ({ state }) => state.dataUpdatedAt < began },
            { cancelRefetch: false },
          );
        return now;
      },
      refetchInterval: ({ state: { data } }) =>
        isOpen(data?.run?.status) ? Math.min(pollMs, limits.pollMs.openRun) : pollMs,
    }),
  executions: (agentId: string) =>
    queryOptions({
      queryKey: ['agent-executions', agentId],
      queryFn: ({ signal }) => call(agentEndpoints.executions, { values: { agentId }, signal }),
      refetchInterval: ({ state: { data } }) =>
        data?.items.some(({ status }) => isOpen(status)) ? limits.pollMs.openRun : limits.pollMs.executions,
    }),
};
