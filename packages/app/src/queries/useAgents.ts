import { listStatusOf, statusAfter, type NewAgent } from '@switchboard/api-contract/agents';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { agentToasts } from '@switchboard/ui/rules/agentToasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { call } from '../api/client.ts';
import { actionRefusal } from './actionRefusal.ts';
import { agentQueries } from './agents.ts';
import { forForm } from './forForm.ts';
import { toViewState } from './toViewState.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './useWrite.ts';

type Change = { agentId: string; action: 'start' | 'stop' };
const { queryKey } = agentQueries.list();
const builtInKey = agentQueries.builtIn().queryKey;

/** The agents, with the seven built-in ones in place of a missing or empty list, and what the lists can do with them. */
export function useAgents() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = useRead(agentQueries.list());
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());

  const change = useWrite({
    mutationFn: ({ agentId, action }: Change) => call(agentEndpoints.agentAction, { values: { agentId, action } }),
    // Shown at once, taken back when it fails.
    onMutate: async ({ agentId, action }) => {
      setChanging((ids) => new Set(ids).add(agentId));
      await queryClient.cancelQueries({ queryKey });
      const shown = [queryKey, builtInKey].flatMap((key) => queryClient.getQueryData(key)?.items ?? []);
      const before = shown.find((agent) => agent.id === agentId)?.status;
      setStatus(agentId, listStatusOf[statusAfter[action]]);
      return { before };
    },
    onError: (error, { agentId, action }, context) => {
      if (context?.before !== undefined) setStatus(agentId, context.before);
      toast.show(agentToasts.actionFailed(action, actionRefusal(error)));
    },
    onSettled: (_data, _error, { agentId }) => {
      setChanging((ids) => new Set([...ids].filter((id) => id !== agentId)));
      void queryClient.invalidateQueries({ queryKey: ['agent', agentId] });
      return queryClient.invalidateQueries({ queryKey });
    },
  });

  function setStatus(agentId: string, status: string) {
    for (const key of [queryKey, builtInKey]) {
      queryClient.setQueryData(
        key,
        (list) =>
          list && { ...list, items: list.items.map((agent) => (agent.id === agentId ? { ...agent, status } : agent)) },
      );
    }
  }

  const listed = toViewState(query);
  const missing =
    (listed.status === 'error' && query.error instanceof ApiError && query.error.status === 404) ||
    (listed.status === 'ready' && listed.data.items.length === 0);
  const builtIn = useRead({ ...agentQueries.builtIn(), enabled: missing });
  const retryBoth = () => [query, builtIn].forEach(({ retry }) => retry());
  const unread = listed.status === 'error' && builtIn.isError ? { ...listed, onRetry: retryBoth } : listed;
  const view = missing && !builtIn.isError ? toViewState(builtIn) : unread;
  return {
    view,
    updatedAt: query.data ? new Date(query.dataUpdatedAt) : undefined,
    changing,
    pause: (agentId: string) => change.mutate({ agentId, action: 'stop' }),
    resume: (agentId: string) => change.mutate({ agentId, action: 'start' }),
    create: (agent: NewAgent) =>
      forForm(
        call(agentEndpoints.createAgent, { body: agent }).then(async (created) => {
          await queryClient.invalidateQueries({ queryKey });
          toast.show({ tone: 'positive', title: 'Agent created', description: `${created.name} stands on the board.` });
          return created;
        }),
      ),
  };
}
