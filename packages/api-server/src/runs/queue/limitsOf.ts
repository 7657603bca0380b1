import type { AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import { orchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import type { AgentRow } from '../../tenants/agentRows.ts';
import { storedConfiguration } from '../../tenants/storedConfiguration.ts';

/** How long one attempt may take, and how many retries follow. */
export interface RunLimits {
  readonly timeoutMs: number;
  readonly retries: number;
}

/**
 * The limits of a run: its agent's own, or for a step of a workflow the orchestrator's, which tries again only with
 * error recovery.
 */
export function limitsOf(
  configuration: Pick<AgentConfiguration, 'timeout' | 'retryAttempts'>,
  orchestratorOfStep: AgentRow | undefined,
): RunLimits {
  if (!orchestratorOfStep) return { timeoutMs: configuration.timeout * 1_000, retries: configuration.retryAttempts };
  const { taskTimeout, retryAttempts, errorRecovery } = orchestratorSettings.read(
    storedConfiguration(orchestratorOfStep).customSettings,
  );
  return { timeoutMs: taskTimeout * 1_000, retries: errorRecovery ? retryAttempts : 0 };
}
