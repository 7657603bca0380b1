import { researchAgent } from '@switchboard/api-contract/agents/research';
import { ResearchScreen } from '@switchboard/ui/screens/Research';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useResearch } from '../queries/agentPages/useResearch.ts';

/** /agents/research, /agents/research/detail */
export function ResearchRoute() {
  const { onMissing, ...page } = useAgentPage(researchAgent);
  return <ResearchScreen {...page} research={useResearch(onMissing)} />;
}
