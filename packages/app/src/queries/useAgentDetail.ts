import type { AgentAction, ConfigurationPatch } from '@switchboard/api-contract/agents';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { messages } from '@switchboard/api-contract/errors';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { agentToasts } from '@switchboard/ui/rules/agentToasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, describe } from '../api/ApiError.ts';
import { write } from '../api/write.ts';
import { agentQueries } from './agents.ts';
import { toViewState } from './toViewState.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './useWrite.ts';

/** Start, stop and restart of one agent, with their toasts; the detail is fetched again afterwards. */
export function useAgentAction(agentId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useWrite({
    send: (action: AgentAction) => write(agentEndpoints.agentAction, { values: { agentId, action } }),
    onDone: (_agent, action) => toast.show(agentToasts.actionDone(action)),
    onRefused: (refusal, action) => toast.show(agentToasts.actionFailed(action, refusal)),
    onEnd: () => refetchAgent(queryClient, agentId),
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
  const { write: send, refusal } = useWrite({
    scope: `configuration:${agentId}`,
    // With the base, the server overwrites nothing that another member set meanwhile.
    send: ({ patch, base }: Send) =>
      write(agentEndpoints.configureAgent, { values: { agentId }, body: { ...patch, base } }),
    onBegin: ({ patch }) => setQueue((waiting) => [...waiting, patch]),
    onDone: () => toast.show(agentToasts.configurationSaved()),
    onRefused: ({ kind }) => {
      // Said with both values beside the field.
      if (kind !== 'conflict') toast.show(agentToasts.configurationFailed());
    },
    onEnd: async ({ patch }) => {
      await refetchAgent(queryClient, agentId);
      setQueue((waiting) => waiting.filter((other) => other !== patch));
    },
  });
  return {
    onSend: (patch: ConfigurationPatch, base: ConfigurationPatch) => send({ patch, base }),
    sending: queue.length > 0 ? (Object.assign({}, ...queue) as ConfigurationPatch) : undefined,
    failure: refusal,
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
