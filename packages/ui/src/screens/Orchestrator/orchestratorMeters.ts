import { fixedFigures } from '@switchboard/api-contract/limits';
import type { AnalyticsMeter } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';

const { taskSuccessPercent, agentUtilizationPercent } = fixedFigures.orchestrator;

/** The bars of System Analytics until there are tasks of one's own. */
export const orchestratorMeters: readonly AnalyticsMeter[] = [
  { label: 'Task Success Rate', value: taskSuccessPercent },
  { label: 'Agent Utilization', value: agentUtilizationPercent },
];
