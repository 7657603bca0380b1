import { agents } from '@switchboard/api-contract/agents/all';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';

/** What the server checks in an agent's `customSettings`, and which of its keys are sealed and never sent back. */
export interface AgentSettings {
  readonly problems: (values: Record<string, unknown>) => Partial<Record<string, string>>;
  readonly secretKeys: readonly string[];
}

/** The settings of one of the seven. */
export const agentSettingsOf = (slug: AgentSlug): AgentSettings => ({
  problems: agents[slug].settings.problems,
  secretKeys: agents[slug].secrets,
});
