import { agentOf } from '@switchboard/api-contract/agents/all';
import type { Collection as Definition } from '@switchboard/api-contract/agents/defineAgent';
import { agentTable } from '@switchboard/api-contract/agentTable';
import type { StoreReader } from '../platform/store/Database.ts';
import { findAgentRow, type AgentRow } from '../tenants/agentRows.ts';
import { Refusal } from '../platform/Refusal.ts';
import type { CollectionName } from './collections.ts';
import type { RecordPlace } from './RecordPlace.ts';

/** A collection that a member asks for: of an agent, by its id or slug. */
export interface CollectionKey {
  readonly agentId: string;
  readonly collection: string;
}

/** A collection, where its records are, and what the contract says about it. */
export interface FoundCollection {
  readonly agent: AgentRow;
  readonly place: RecordPlace<CollectionName>;
  readonly definition: Definition;
}

/** Finds an agent's collection; one that members created has those of its type. Refuses what is not there. */
export async function findCollection(
  db: StoreReader,
  tenantId: string,
  { agentId, collection }: CollectionKey,
): Promise<FoundCollection> {
  const agent = await findAgentRow(db, tenantId, agentId);
  const entry =
    agentTable.find(({ id }) => id === agent.id) ?? agentTable.find(({ listType }) => listType === agent.listType);
  const records = entry ? agentOf(entry.slug).records : {};
  const definition = Object.hasOwn(records, collection) ? records[collection] : undefined;
  if (!definition) throw new Refusal('missing', `This agent has no collection ${collection}`);
  return { agent, definition, place: { tenantId, agentId: agent.id, collection: collection as CollectionName } };
}
