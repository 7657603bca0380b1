import type { AgentSummary } from '@switchboard/api-contract/agents';
import type { Rows } from '@switchboard/api-contract/wire';
import { count, plural } from '../../format/numbers.ts';
import type { ViewState } from '../../format/viewState.ts';

/** '5 of 7 agents active', or what is known of them meanwhile. */
export function activeAgentsText(agents: ViewState<Rows<AgentSummary>>): string {
  if (agents.status === 'loading') return 'Loading your agents.';
  if (agents.status === 'error') return 'Your agents could not be loaded.';
  const { items } = agents.data;
  return `${count(items.filter(({ status }) => status === 'active').length)} of ${plural(items.length, 'agent')} active`;
}
