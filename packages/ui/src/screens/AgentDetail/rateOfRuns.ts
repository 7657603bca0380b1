import type { AgentMetrics } from '@switchboard/api-contract/agentDetail';
import { withinRange } from './withinRange.ts';

/** A percentage of an agent's runs. An agent that never ran has none, even where the API sends 0. */
export const rateOfRuns = (
  metrics: AgentMetrics | undefined,
  name: 'successRate' | 'errorRate' | 'uptime',
): number | undefined => (metrics?.totalExecutions === 0 ? undefined : withinRange(metrics?.[name], 0, 100));
