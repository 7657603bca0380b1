import { agentList, type AgentSummary } from '@switchboard/api-contract/agents';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { limits } from '@switchboard/api-contract/limits';
import type { Rows } from '@switchboard/api-contract/wire';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { call } from '../api/client.ts';

/** Reads of agents: key, call, interval. `agentId` may be an id or a slug. */
export const agentQueries = {
  list: () =>
    queryOptions({
      queryKey: ['agents'],
      queryFn: ({ signal }) => call(agentEndpoints.agents, { signal }),
      refetchInterval: limits.pollMs.agent,
    }),
  /** The seven built-in ones. Loaded once: what a member changed on them stands nowhere else. */
  builtIn: () =>
    queryOptions({
      queryKey: ['built-in-agents'],
      queryFn: async ({ client, queryKey }): Promise<Rows<AgentSummary>> =>
        client.getQueryData<Rows<AgentSummary>>(queryKey) ??
        v.parse(agentList, (await import('@switchboard/api-contract/samples/agents')).sampleAgents(new Date())),
    }),
  detail: (agentId: string) =>
    queryOptions({
      queryKey: ['agent', agentId],
      queryFn: ({ signal }) => call(agentEndpoints.agent, { values: { agentId }, signal }),
      refetchInterval: limits.pollMs.agent,
    }),
  executions: (agentId: string) =>
    queryOptions({
      queryKey: ['agent-executions', agentId],
      queryFn: ({ signal }) => call(agentEndpoints.executions, { values: { agentId }, signal }),
      refetchInterval: limits.pollMs.executions,
    }),
};
