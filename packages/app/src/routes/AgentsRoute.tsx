import { agentListStatuses } from '@switchboard/api-contract/agents';
import { AgentsListScreen } from '@switchboard/ui/screens/AgentsList';
import { useAddressState } from '../hooks/useAddressState.ts';
import { useNow } from '../hooks/useNow.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { agentPath } from '../paths.ts';
import { useAgents } from '../queries/useAgents.ts';
import { useAgentSwitches } from '../queries/useAgentSwitches.ts';

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
