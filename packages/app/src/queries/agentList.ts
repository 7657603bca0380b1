import { agentList, type AgentSummary, type NewAgent } from '@switchboard/api-contract/agents';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { limits } from '@switchboard/api-contract/limits';
import type { Rows } from '@switchboard/api-contract/wire';
import { queryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { call } from '../api/client.ts';
import { readClock } from '../clock.ts';
import { write } from '../api/outcomes.ts';
import { toViewState, useRead } from './useRead.ts';

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

/** The agents, or the seven built-in samples if the list is missing or empty, and adding one. */
export function useAgents() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = useRead(agentListQueries.list());
  const list = toViewState(query);
  const showsBuiltIn =
    (list.status === 'error' && list.kind === 'missing') || (list.status === 'ready' && list.data.items.length === 0);
  const builtIn = useRead({ ...agentListQueries.builtIn(), enabled: showsBuiltIn });
  const retryBoth = () => [query, builtIn].forEach(({ retry }) => retry());
  const unread = list.status === 'error' && builtIn.isError ? { ...list, onRetry: retryBoth } : list;
  const view = showsBuiltIn && !builtIn.isError ? toViewState(builtIn) : unread;
  return {
    view,
    updatedAt: query.data ? new Date(query.dataUpdatedAt) : undefined,
    create: async (agent: NewAgent) => {
      const outcome = await write(agentEndpoints.createAgent, { body: agent });
      if (outcome.kind !== 'done') return outcome;
      queryClient.setQueryData(
        agentListQueries.list().queryKey,
        (known) => known && { ...known, items: [...known.items, outcome.value] },
      );
      const { name } = outcome.value;
      toast.show({ tone: 'positive', title: 'Agent created', description: `${name} is now in your list of agents.` });
      return outcome;
    },
  };
}
