import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { NamedSetting } from '@switchboard/api-contract/runs/namedSettings';

/** The one thing that a member can do about how a run ended, as stored. */
export type Remedy =
  | { readonly kind: 'retry' }
  /** The changes that wait on the agent's page. */
  | { readonly kind: 'preview' }
  | { readonly kind: 'connection'; readonly id: ServiceId }
  /** The month's, or that of an agent's runs, by its id. */
  | { readonly kind: 'budget'; readonly id: string }
  /** A setting of the agent, by its name; `limit` if it is one that stopped the run. `agentId`: of another agent. */
  | { readonly kind: 'setting' | 'limit'; readonly id: NamedSetting; readonly agentId?: string };
