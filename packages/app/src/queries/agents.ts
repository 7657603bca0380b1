import { agentList, openStatuses, type AgentSummary } from '@switchboard/api-contract/agents';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import type { Endpoint } from '@switchboard/api-contract/endpoints/Endpoint';
import { limits } from '@switchboard/api-contract/limits';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { Rows } from '@switchboard/api-contract/wire';
import { isRunOpen } from '@switchboard/ui/rules/runState';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { call } from '../api/client.ts';
import { readClock } from '../readClock.ts';

interface StatusSource<Status> {
  readonly slug: AgentSlug;
  readonly read: Endpoint<undefined, v.GenericSchema<unknown, Status>> & { method: 'GET' };
  readonly pollMs: number;
}

/** The query key of the status of one of the seven. */
export const agentStatusKey = (slug: AgentSlug) => ['agent-status', slug] as const;

/** Whether the newest run of an agent's page is under way. */
const isOpen = (status: unknown): boolean =>
  typeof status === 'object' && status !== null && 'run' in status && v.is(openRun, status.run);
const openRun = v.object({ status: v.picklist(openStatuses) });

/** Reads of agents: key, call, interval. `agentId` may be an id or a slug. */
export const agentQueries = {
  list: () =>
    queryOptions({
      queryKey: ['agents'],
      queryFn: ({ signal }) => call(agentEndpoints.agents, { signal }),
      refetchInterval: limits.pollMs.agent,
    }),
  /** The seven built-in samples. Loaded once: changes that a member makes to them exist only in this cache. */
  builtIn: () =>
    queryOptions({
      queryKey: ['built-in-agents'],
      queryFn: async ({ client, queryKey }): Promise<Rows<AgentSummary>> =>
        client.getQueryData<Rows<AgentSummary>>(queryKey) ??
        v.parse(agentList, (await import('@switchboard/api-contract/samples/agents')).sampleAgents(readClock())),
    }),
  detail: (agentId: string) =>
    queryOptions({
      queryKey: ['agent', agentId],
      queryFn: ({ signal }) => call(agentEndpoints.agent, { values: { agentId }, signal }),
      refetchInterval: limits.pollMs.agent,
    }),
  /** The page of one of the seven. */
  status: <Status>({ slug, read, pollMs }: StatusSource<Status>) =>
    queryOptions({
      queryKey: agentStatusKey(slug),
      queryFn: ({ signal }) => call(read, { signal }),
      // While a run is open, its progress is followed.
      refetchInterval: ({ state: { data } }) => (isOpen(data) ? Math.min(pollMs, limits.pollMs.openRun) : pollMs),
    }),
  executions: (agentId: string) =>
    queryOptions({
      queryKey: ['agent-executions', agentId],
      queryFn: ({ signal }) => call(agentEndpoints.executions, { values: { agentId }, signal }),
      refetchInterval: ({ state: { data } }) =>
        data?.items.some(isRunOpen) ? limits.pollMs.openRun : limits.pollMs.executions,
    }),
};
