import { researchAgent } from '@switchboard/api-contract/agents/research';
import { ResearchScreen } from '@switchboard/ui/screens/Research';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useChannels } from '../queries/useChannels.ts';
import { useResearch } from '../queries/agentPages/useResearch.ts';

/** /agents/research, /agents/research/detail */
export function Component() {
  const { onMissing, ...page } = useAgentPage(researchAgent);
  const research = useResearch(onMissing);
  const channels = useChannels(page.query['tab'] === 'configuration');
  return <ResearchScreen {...page} research={{ ...research, ...channels }} />;
}
