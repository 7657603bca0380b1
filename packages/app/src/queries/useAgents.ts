import { listStatusOf, statusAfter, type NewAgent } from '@switchboard/api-contract/agents';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { agentToasts } from '@switchboard/ui/rules/agentToasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../api/write.ts';
import { agentQueries } from './agents.ts';
import { toViewState } from './toViewState.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './useWrite.ts';

type Change = { agentId: string; action: 'start' | 'stop' };
const { queryKey } = agentQueries.list();
const builtInKey = agentQueries.builtIn().queryKey;

/** The agents, or the seven built-in samples if the list is missing or empty, and the actions of the lists. */
export function useAgents() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = useRead(agentQueries.list());
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());

  const { write: change } = useWrite({
    send: ({ agentId, action }: Change) => write(agentEndpoints.agentAction, { values: { agentId, action } }),
    // Shown at once, and reverted if it fails.
    onBegin: async ({ agentId, action }) => {
      setChanging((ids) => new Set(ids).add(agentId));
      await queryClient.cancelQueries({ queryKey });
      const shown = [queryKey, builtInKey].flatMap((key) => queryClient.getQueryData(key)?.items ?? []);
      const before = shown.find((agent) => agent.id === agentId)?.status;
      setStatus(agentId, listStatusOf[statusAfter[action]]);
      return before;
    },
    onRefused: (refusal, { agentId, action }, before) => {
      if (before !== undefined) setStatus(agentId, before);
      toast.show(agentToasts.actionFailed(action, refusal));
    },
    onEnd: ({ agentId }) => {
      setChanging((ids) => new Set([...ids].filter((id) => id !== agentId)));
      void queryClient.invalidateQueries({ queryKey: agentQueries.detail(agentId).queryKey });
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

  const list = toViewState(query);
  const missing =
    (list.status === 'error' && list.kind === 'missing') || (list.status === 'ready' && list.data.items.length === 0);
  const builtIn = useRead({ ...agentQueries.builtIn(), enabled: missing });
  const retryBoth = () => [query, builtIn].forEach(({ retry }) => retry());
  const unread = list.status === 'error' && builtIn.isError ? { ...list, onRetry: retryBoth } : list;
  const view = missing && !builtIn.isError ? toViewState(builtIn) : unread;
  return {
    view,
    updatedAt: query.data ? new Date(query.dataUpdatedAt) : undefined,
    changing,
    pause: (agentId: string) => void change({ agentId, action: 'stop' }),
    resume: (agentId: string) => void change({ agentId, action: 'start' }),
    create: async (agent: NewAgent) => {
      const outcome = await write(agentEndpoints.createAgent, { body: agent });
      if (outcome.kind !== 'done') return outcome;
      await queryClient.invalidateQueries({ queryKey });
      const { name } = outcome.value;
      toast.show({ tone: 'positive', title: 'Agent created', description: `${name} is now in your list of agents.` });
      return outcome;
    },
  };
}
