import { orchestratorAgent } from '@switchboard/api-contract/agents/orchestrator';
import { OrchestratorScreen } from '@switchboard/ui/screens/Orchestrator';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useWorkflows } from '../queries/agentPages/useWorkflows.ts';
import { useRecords } from '../queries/records/useRecords.ts';

const { slug, records } = orchestratorAgent;

/** /agents/orchestrator/detail */
export function Component() {
  const { onMissing: _, ...page } = useAgentPage(orchestratorAgent);
  const pagedWorkflows = useRecords({
    slug,
    collection: 'workflows',
    definition: records.workflows,
    query: page.query,
    prefix: 'workflows-',
  });
  return <OrchestratorScreen {...page} pagedWorkflows={pagedWorkflows} workflows={useWorkflows()} />;
}
