import { agentListStatuses, listStatusOf, statusAfter, type AgentSummary } from '@switchboard/api-contract/agents';
import { AgentsListScreen } from '@switchboard/ui/screens/AgentsList';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import type { Rows } from '@switchboard/api-contract/wire';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { agentToasts } from '@switchboard/ui/rules/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useAddressState } from '../hooks/useAddressState.ts';
import { useNow } from '../clock.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { agentPath } from '../paths.ts';
import { useAgents, agentListQueries, cacheListStatus } from '../queries/agentList.ts';
import { write } from '../api/outcomes.ts';
import { agentQueries } from '../queries/agents.ts';

/** Pausing and resuming the agents of the list. The new status is shown at once, and taken back if the call is refused. */
function useAgentSwitches() {
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

/** /agents */
export function Component() {
  usePageTitle('AI Agents');
  const [filter, setFilter] = useAddressState({ search: '', status: 'all' });
  const agents = useAgents();
  const now = useNow(agents.view);
  return (
    <AgentsListScreen
      agents={agents.view}
      now={now}
      filter={{ search: filter.search, status: agentListStatuses.find((status) => status === filter.status) ?? 'all' }}
      onFilter={setFilter}
      agentHref={agentPath}
      {...useAgentSwitches()}
      onCreateAgent={agents.create}
    />
  );
}
