import { listStatusOf, statusAfter, type AgentAction } from '@switchboard/api-contract/agents';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { messages } from '@switchboard/api-contract/errors';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { agentToasts } from '@switchboard/ui/rules/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, describeError } from '../api/ApiError.ts';
import { write } from '../api/outcomes.ts';
import { agentListQueries, cacheListStatus } from './agentList.ts';
import { agentQueries } from './agents.ts';
import { toViewState, useRead } from './useRead.ts';

/** Starts, stops or restarts an agent, shows the toast, and fetches its detail again. */
export function useAgentAction(agentId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return async (action: AgentAction) => {
    const outcome = await write(agentEndpoints.agentAction, { values: { agentId, action } });
    toast.show(outcome.kind === 'done' ? agentToasts.actionDone(action) : agentToasts.actionFailed(action, outcome));
    if (outcome.kind === 'done') await cacheListStatus(queryClient, agentId, listStatusOf(statusAfter[action]));
    await queryClient.invalidateQueries({ queryKey: agentQueries.detail(agentId).queryKey });
    return outcome;
  };
}

/** Deletes an agent that a member created. */
export function useAgentDeletion(agentId: string, onDeleted: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return async () => {
    const outcome = await write(agentEndpoints.deleteAgent, { values: { agentId } });
    if (outcome.kind !== 'done') return outcome;
    queryClient.setQueryData(
      agentListQueries.list().queryKey,
      (list) => list && { ...list, items: list.items.filter(({ id }) => id !== agentId) },
    );
    toast.show(agentToasts.deleted());
    onDeleted();
    return outcome;
  };
}

/** One agent and its executions for the detail screen. Nothing is requested for an invalid id. */
export function useAgentReads(agentId: string, enabled: boolean) {
  const agent = useRead({ ...agentQueries.detail(agentId), enabled });
  const executions = useRead({ ...agentQueries.executions(agentId), enabled });
  const [refreshes, setRefreshes] = useState({ count: 0, running: false });
  return {
    agent: toViewState(agent, (error) =>
      error instanceof ApiError && error.status === 404
        ? `404: ${error.reason}`
        : [messages.agentDetails, describeError(error)].filter(Boolean).join('. '),
    ),
    executions: toViewState(executions, () => messages.agentExecutions),
    refreshes,
    refetchAgent: agent.refetch,
    refreshExecutions: async () => {
      setRefreshes(({ count }) => ({ count, running: true }));
      await executions.refetch({ cancelRefetch: false });
      setRefreshes(({ count }) => ({ count: count + 1, running: false }));
    },
  };
}
