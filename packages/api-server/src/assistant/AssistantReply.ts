import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { Action, StoredReceipt } from './actions/actions.ts';

/** The assistant's answer to one message. */
export interface AssistantReply {
  /** What is still to be said after what was told while it was made; '' if all was told. */
  readonly text: string;
  /** Slugs of those of the seven agents that were asked. */
  readonly agents: readonly AgentSlug[];
  /** The actions that the text asks the member to confirm. */
  readonly proposed?: readonly Action[];
  /** What was done after a yes. */
  readonly receipts?: readonly StoredReceipt[];
  /** Why its provider broke off, for the log. */
  readonly brokenOff?: string;
}
