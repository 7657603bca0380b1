import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { Endpoint } from '@switchboard/api-contract/endpoints/Endpoint';
import type { SettingsContract } from '@switchboard/api-contract/settings';
import type { StatusBase } from '@switchboard/ui/blocks/agents/AgentPage';
import type * as v from 'valibot';

/** The read of an agent's status. */
export type StatusEndpoint<Status> = Endpoint<undefined, v.GenericSchema<unknown, Status>> & { method: 'GET' };

/** The call that adds a record. */
export type AddEndpoint<Body> = Endpoint<v.GenericSchema<Body, unknown>>;

/** Where an agent page gets its data from: the whole of what a route has to say about it. */
export interface AgentPageSource<Status extends StatusBase, Settings extends object, Bodies extends object> {
  readonly slug: AgentSlug;
  readonly status: StatusEndpoint<Status>;
  /** Milliseconds between two reads of the status. */
  readonly pollMs: number;
  readonly settings: SettingsContract<Settings>;
  /** The built-in sample, in a chunk of its own. */
  readonly loadSample: () => Promise<Status>;
  /** The call that adds a record, by collection. */
  readonly add: { readonly [C in keyof Bodies]: AddEndpoint<Bodies[C]> };
}
