import { agentConfiguration, type AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import { withIsActive } from '@switchboard/api-contract/agents/isActive';
import * as v from 'valibot';
import type { AgentRow } from './agentRows.ts';

/** The configuration with its secret settings blanked, safe to send. Its Active is the agent's status. */
export function storedConfiguration(row: AgentRow): AgentConfiguration {
  const configuration = v.parse(agentConfiguration, JSON.parse(row.configurationJson));
  return { ...configuration, customSettings: withIsActive(configuration.customSettings, row) };
}
