import { listStatusOf, statusAfter } from '@switchboard/api-contract/agents';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { agentToasts } from '@switchboard/ui/rules/agentToasts';
import { useQueryClient } from '@tanstack/react-query';
import { write } from '../api/write.ts';
import { agentListQueries } from './agentList.ts';
import { agentQueries } from './agents.ts';

const { queryKey } = agentListQueries.list();
const builtInKey = agentListQueries.builtIn().queryKey;

/** Pausing and resuming the agents of the list. It is shown at once, and taken back if it is refused. */
export function useAgentSwitches() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const setStatus = (agentId: string, status: string) => {
    for (const key of [queryKey, builtInKey]) {
      queryClient.setQueryData(
        key,
        (list) =>
          list && { ...list, items: list.items.map((agent) => (agent.id === agentId ? { ...agent, status } : agent)) },
      );
    }
  };
  const change = (action: 'start' | 'stop') => async (agentId: string) => {
    await queryClient.cancelQueries({ queryKey });
    const shown = [queryKey, builtInKey].flatMap((key) => queryClient.getQueryData(key)?.items ?? []);
    const before = shown.find((agent) => agent.id === agentId)?.status;
    setStatus(agentId, listStatusOf[statusAfter[action]]);
    const outcome = await write(agentEndpoints.agentAction, { values: { agentId, action } });
    if (outcome.kind !== 'done') {
      if (before !== undefined) setStatus(agentId, before);
      toast.show(agentToasts.actionFailed(action, outcome));
    }
    void queryClient.invalidateQueries({ queryKey: agentQueries.detail(agentId).queryKey });
    await queryClient.invalidateQueries({ queryKey });
  };
  return { onPause: change('stop'), onResume: change('start') };
}
