import { agents } from '@switchboard/api-contract/agents/all';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';

/** The checks of an agent's `customSettings`, and which keys are sealed and never sent back. */
export interface AgentSettings {
  readonly problems: (values: Record<string, unknown>) => Partial<Record<string, string>>;
  readonly secretKeys: readonly string[];
}

/** The settings of one of the seven. */
export const agentSettingsOf = (slug: AgentSlug): AgentSettings => ({
  problems: agents[slug].settings.problems,
  secretKeys: agents[slug].secrets,
});
