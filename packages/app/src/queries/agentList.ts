import { agentList, type AgentSummary } from '@switchboard/api-contract/agents';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { limits } from '@switchboard/api-contract/limits';
import type { Rows } from '@switchboard/api-contract/wire';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { call } from '../api/client.ts';
import { readClock } from '../readClock.ts';

/** Reads of the list of agents. */
export const agentListQueries = {
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
};

/** Shows another status of an agent in the list. What is being read may be older, and is dropped. */
export async function cacheListStatus(client: QueryClient, agentId: string, status: string): Promise<void> {
  for (const { queryKey } of [agentListQueries.list(), agentListQueries.builtIn()]) {
    await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
    client.setQueryData<Rows<AgentSummary>>(
      queryKey,
      (list) =>
        list && { ...list, items: list.items.map((agent) => (agent.id === agentId ? { ...agent, status } : agent)) },
    );
  }
}
