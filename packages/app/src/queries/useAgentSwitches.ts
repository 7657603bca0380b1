import { listStatusOf, statusAfter } from '@switchboard/api-contract/agents';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { agentToasts } from '@switchboard/ui/rules/agentToasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../api/write.ts';
import { agentListQueries } from './agentList.ts';
import { agentQueries } from './agents.ts';
import { useWrite } from './useWrite.ts';

type Change = { agentId: string; action: 'start' | 'stop' };
const { queryKey } = agentListQueries.list();
const builtInKey = agentListQueries.builtIn().queryKey;

/** Pausing and resuming the agents of the list. */
export function useAgentSwitches() {
  const queryClient = useQueryClient();
  const toast = useToast();
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

  return {
    changing,
    pause: (agentId: string) => void change({ agentId, action: 'stop' }),
    resume: (agentId: string) => void change({ agentId, action: 'start' }),
  };
}
