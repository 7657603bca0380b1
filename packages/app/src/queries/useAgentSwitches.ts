import { listStatusOf, statusAfter, type AgentSummary } from '@switchboard/api-contract/agents';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import type { Rows } from '@switchboard/api-contract/wire';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { agentToasts } from '@switchboard/ui/rules/agentToasts';
import { useQueryClient } from '@tanstack/react-query';
import { write } from '../api/write.ts';
import { agentListQueries, cacheListStatus } from './agentList.ts';
import { agentQueries } from './agents.ts';

/** Pausing and resuming the agents of the list. It is shown at once, and taken back if it is refused. */
export function useAgentSwitches() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const change = (action: 'start' | 'stop') => async (agentId: string) => {
    const shown = [agentListQueries.list(), agentListQueries.builtIn()].flatMap(
      ({ queryKey }) => queryClient.getQueryData<Rows<AgentSummary>>(queryKey)?.items ?? [],
    );
    const before = shown.find((agent) => agent.id === agentId)?.status;
    const after = listStatusOf(statusAfter[action]);
    await cacheListStatus(queryClient, agentId, after);
    const outcome = await write(agentEndpoints.agentAction, { values: { agentId, action } });
    await cacheListStatus(queryClient, agentId, outcome.kind === 'done' ? after : (before ?? after));
    if (outcome.kind !== 'done') toast.show(agentToasts.actionFailed(action, outcome));
    await queryClient.invalidateQueries({ queryKey: agentQueries.detail(agentId).queryKey });
  };
  return { onPause: change('stop'), onResume: change('start') };
}
