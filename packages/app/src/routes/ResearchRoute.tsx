import { researchAgent } from '@switchboard/api-contract/agents/research';
import { ResearchScreen, type ResearchScreenProps } from '@switchboard/ui/screens/Research';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useResearch } from '../queries/agentPages/useResearch.ts';
import { paths } from '../paths.ts';
import { notificationQueries } from '../queries/notifications.ts';
import { useRead } from '../queries/useRead.ts';

/** The channels among which an agent's configuration chooses, read while that is shown. */
function useChannels(shown: boolean): Pick<ResearchScreenProps['research'], 'channels' | 'channelsAt'> {
  const { data } = useRead({ ...notificationQueries.all(), refetchInterval: false, enabled: shown });
  return { channels: data?.channels, channelsAt: `${paths.profile}?tab=notifications` };
}

/** /agents/research, /agents/research/detail */
export function Component() {
  const { onMissing, ...page } = useAgentPage(researchAgent);
  const research = useResearch(onMissing);
  const channels = useChannels(page.query['tab'] === 'configuration');
  return <ResearchScreen {...page} research={{ ...research, ...channels }} />;
}
