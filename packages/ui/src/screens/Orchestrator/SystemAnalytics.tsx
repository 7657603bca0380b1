import { fixedFigures } from '@switchboard/api-contract/limits';
import type { OrchestratorStatus } from '@switchboard/api-contract/agents/orchestrator';
import { ArrowRight } from 'lucide-react';
import type { RandomFigures } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { AnalyticsCard } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { count, seconds } from '../../format/numbers.ts';
import { orchestratorMeters } from './orchestratorMeters.ts';

const { responseTime, peakConcurrentTasks } = fixedFigures.orchestrator;

interface SystemAnalyticsProps {
  /** Undefined until they are known. */
  stats: OrchestratorStatus['stats'] | undefined;
  random: RandomFigures;
  /** The page with the real figures. */
  detailsHref: string;
}

/** Figures of the whole system. All but the average time are made up, so the card is always marked as a sample. */
export function SystemAnalytics({ stats, random, detailsHref }: SystemAnalyticsProps) {
  return (
    <AnalyticsCard
      title="System Analytics"
      sample
      meters={orchestratorMeters}
      facts={[
        { label: 'Response Time', value: responseTime },
        { label: 'Tasks processed today', value: count(random.orchestratorTasksToday) },
        { label: 'Average execution time', value: seconds(stats?.averageExecutionTime) },
        { label: 'Peak concurrent tasks', value: count(peakConcurrentTasks) },
      ]}
      actions={
        <LinkButton href={detailsHref} size="sm" iconAfter={ArrowRight}>
          View Detailed Analytics
        </LinkButton>
      }
    />
  );
}
