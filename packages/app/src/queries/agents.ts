import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { limits } from '@switchboard/api-contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

/** Reads of agents: key, call, interval. `agentId` may be an id or a slug. */
export const agentQueries = {
  list: () => queryOptions({ queryKey: ['agents'], queryFn: ({ signal }) => call(agentEndpoints.agents, { signal }), refetchInterval: limits.pollMs.agent }),
  detail: (agentId: string) =>
    queryOptions({ queryKey: ['agent', agentId], queryFn: ({ signal }) => call(agentEndpoints.agent, { values: { agentId }, signal }), refetchInterval: limits.pollMs.agent }),
  executions: (agentId: string) =>
    queryOptions({ queryKey: ['agent-executions', agentId], queryFn: ({ signal }) => call(agentEndpoints.executions, { values: { agentId }, signal }), refetchInterval: limits.pollMs.executions }),
};
