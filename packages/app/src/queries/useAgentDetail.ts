import type { AgentAction, ConfigurationPatch } from '@switchboard/api-contract/agents';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { messages } from '@switchboard/api-contract/errors';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { agentToasts } from '@switchboard/ui/rules/agentToasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, describe, isConflict } from '../api/ApiError.ts';
import { call } from '../api/client.ts';
import { actionRefusal } from './actionRefusal.ts';
import { agentQueries } from './agents.ts';
import { toViewState } from './toViewState.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './useWrite.ts';

/** Start, stop and restart of one agent, with their toasts; the detail is fetched again afterwards. */
export function useAgentAction(agentId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useWrite({
    mutationFn: (action: AgentAction) => call(agentEndpoints.agentAction, { values: { agentId, action } }),
    onSuccess: (_agent, action) => toast.show(agentToasts.actionDone(action)),
    onError: (error, action) => toast.show(agentToasts.actionFailed(action, actionRefusal(error))),
    onSettled: () => refetchAgent(queryClient, agentId),
  });
}

/** A change of the configuration, and what the member saw of the fields that it names. */
interface Send {
  readonly patch: ConfigurationPatch;
  readonly base: ConfigurationPatch;
}

/** Sends parts of the configuration one after the other, in their order; `sending` is all that is on its way. */
export function useConfigurationSends(agentId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [queue, setQueue] = useState<readonly ConfigurationPatch[]>([]);
  const send = useWrite({
    scope: { id: `configuration:${agentId}` },
    // With the base, the server overwrites nothing that another member set meanwhile.
    mutationFn: ({ patch, base }: Send) =>
      call(agentEndpoints.configureAgent, { values: { agentId }, body: { ...patch, base } }),
    onMutate: ({ patch }) => setQueue((waiting) => [...waiting, patch]),
    onSuccess: () => toast.show(agentToasts.configurationSaved()),
    onError: (error) => {
      if (!isConflict(error)) toast.show(agentToasts.configurationFailed());
    },
    onSettled: async (_agent, _error, { patch }) => {
      await refetchAgent(queryClient, agentId);
      setQueue((waiting) => waiting.filter((other) => other !== patch));
    },
  });
  return {
    onSend: (patch: ConfigurationPatch, base: ConfigurationPatch) => send.mutateAsync({ patch, base }),
    sending: queue.length > 0 ? (Object.assign({}, ...queue) as ConfigurationPatch) : undefined,
    failure: send.error
      ? {
          message: isConflict(send.error) ? send.error.reason : messages.configuration,
          ...(send.error instanceof ApiError ? { fields: send.error.fields } : {}),
        }
      : undefined,
  };
}

function refetchAgent(queryClient: ReturnType<typeof useQueryClient>, agentId: string) {
  void queryClient.invalidateQueries({ queryKey: agentQueries.list().queryKey });
  return queryClient.invalidateQueries({ queryKey: agentQueries.detail(agentId).queryKey });
}

/** One agent and its executions, as the detail screen shows them; nothing is asked for an id that can't be one. */
export function useAgentReads(agentId: string, enabled: boolean) {
  const agent = useRead({ ...agentQueries.detail(agentId), enabled });
  const executions = useRead({ ...agentQueries.executions(agentId), enabled });
  const [refreshes, setRefreshes] = useState({ count: 0, running: false });
  return {
    agent: toViewState(agent, (error) =>
      error instanceof ApiError && error.status === 404
        ? `404: ${error.reason}`
        : [messages.agentDetails, describe(error)].filter(Boolean).join('. '),
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
