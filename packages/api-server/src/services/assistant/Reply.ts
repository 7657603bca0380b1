import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { Action } from './actions.ts';

/** What the assistant answers to one message. */
export interface Reply {
  readonly text: string;
  /** The slugs of those of the seven that were asked. */
  readonly agents: readonly AgentSlug[];
  /** What the text asks the member to say yes to. */
  readonly proposed?: readonly Action[];
}
