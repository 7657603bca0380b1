import { agentConfiguration, type AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import { withActive } from '@switchboard/api-contract/agents/active';
import * as v from 'valibot';
import type { AgentRow } from './agentRows.ts';

/** The configuration with its secret settings blanked, safe to send. Its Active is the agent's status. */
export function storedConfiguration(row: AgentRow): AgentConfiguration {
  const configuration = v.parse(agentConfiguration, JSON.parse(row.configurationJson));
  return { ...configuration, customSettings: withActive(configuration.customSettings, row) };
}
