import type { EmailAgentStatus } from '@switchboard/api-contract/agents/email';
import type { AnalyticsMeter } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';

/** The bars of Performance Analytics. */
export const emailMeters = ({ metrics }: EmailAgentStatus): readonly AnalyticsMeter[] => [
  { label: 'Filter accuracy', value: metrics.filterAccuracy },
  { label: 'Answered within target', value: metrics.answeredWithinTarget },
];
