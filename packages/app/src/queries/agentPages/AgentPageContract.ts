import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { Endpoint } from '@switchboard/api-contract/endpoints/Endpoint';
import type { SettingsContract } from '@switchboard/api-contract/settings';
import type { StatusBase } from '@switchboard/ui/blocks/agents/AgentPage';
import type * as v from 'valibot';

/** The call that adds a record. */
export type AddEndpoint<Body> = Endpoint<v.GenericSchema<Body, unknown>>;

/**
 * What an agent's page needs from its definition in the contract. `Bodies`: the request that adds a record, by
 * collection.
 */
export interface AgentPageContract<Status extends StatusBase, Settings extends object, Bodies extends object> {
  readonly slug: AgentSlug;
  readonly status: v.GenericSchema<unknown, Status>;
  readonly read: Endpoint<undefined, v.GenericSchema<unknown, Status>> & { method: 'GET' };
  readonly pollMs: number;
  readonly settings: SettingsContract<Settings>;
  readonly sample: (now: Date) => Promise<unknown>;
  readonly add: { readonly [C in keyof Bodies]: AddEndpoint<Bodies[C]> };
}
