import { agents } from '@switchboard/api-contract/agents/all';
import { customSettings, customType } from '@switchboard/api-contract/agents/custom';
import { agentTable } from '@switchboard/api-contract/agentTable';

/** The checks of an agent's `customSettings`, and which keys are sealed and never sent back. */
export interface AgentSettings {
  readonly problems: (values: Record<string, unknown>) => Partial<Record<string, string>>;
  readonly secretKeys: readonly string[];
}

/** The settings of an agent of this type: one of the seven or a created one. */
export function agentSettingsOf({ listType }: { readonly listType: string }): AgentSettings {
  if (listType === customType) return { problems: customSettings.problems, secretKeys: [] };
  const entry = agentTable.find((agent) => agent.listType === listType);
  if (!entry) return { problems: () => ({}), secretKeys: [] };
  const { settings, secrets } = agents[entry.slug];
  return { problems: settings.problems, secretKeys: secrets };
}
