import { fixedFigures } from '@switchboard/api-contract/limits';
import type { OrchestratorStatus } from '@switchboard/api-contract/agents/orchestrator';
import { ArrowRight } from 'lucide-react';
import type { RandomFigures } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { AnalyticsCard } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { count, NONE, seconds } from '../../format/numbers.ts';
import { successRate } from './orchestratorFigures.tsx';

const { responseTime, peakConcurrentTasks, taskSuccessPercent, agentUtilizationPercent } = fixedFigures.orchestrator;

interface SystemAnalyticsProps {
  /** Undefined until they are known. */
  stats: OrchestratorStatus['stats'] | undefined;
  random: RandomFigures;
  /** The page with the real figures. */
  detailsHref: string;
}

/**
 * Figures of the whole system: made up, and marked as a sample, until the tenant's own tasks are counted. Then those
 * that nothing measures are a dash.
 */
export function SystemAnalytics({ stats, random, detailsHref }: SystemAnalyticsProps) {
  const own = stats?.endedToday === undefined ? undefined : stats;
  return (
    <AnalyticsCard
      title="System Analytics"
      sample={!own}
      meters={[
        { label: 'Task Success Rate', value: own ? successRate(own) : taskSuccessPercent },
        { label: 'Agent Utilization', value: own ? undefined : agentUtilizationPercent },
      ]}
      facts={[
        { label: 'Response Time', value: own ? NONE : responseTime },
        { label: 'Tasks processed today', value: count(own ? own.endedToday : random.orchestratorTasksToday) },
        { label: 'Average execution time', value: seconds(stats?.averageExecutionTime) },
        { label: 'Peak concurrent tasks', value: own ? NONE : count(peakConcurrentTasks) },
      ]}
      actions={
        <LinkButton href={detailsHref} size="sm" iconAfter={ArrowRight}>
          View Detailed Analytics
        </LinkButton>
      }
    />
  );
}
