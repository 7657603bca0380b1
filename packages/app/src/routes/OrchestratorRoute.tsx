import { orchestratorAgent } from '@switchboard/api-contract/agents/orchestrator';
import { OrchestratorScreen } from '@switchboard/ui/screens/Orchestrator';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useWorkflows } from '../queries/agentPages/useWorkflows.ts';

/** /agents/orchestrator/detail */
export function OrchestratorRoute() {
  const { onMissing: _, ...page } = useAgentPage(orchestratorAgent);
  return <OrchestratorScreen {...page} workflows={useWorkflows()} />;
}
