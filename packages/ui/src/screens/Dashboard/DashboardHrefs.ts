import type { AgentSlug } from '@switchboard/api-contract/agentTable';

/** The links of the dashboard. */
export interface DashboardHrefs {
  readonly agents: string;
  readonly connections: string;
  readonly chat: string;
  /** The page of one of the seven agents. */
  readonly agentPage: (slug: AgentSlug) => string;
}
