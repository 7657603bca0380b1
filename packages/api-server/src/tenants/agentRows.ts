import type { Selectable } from 'kysely';
import { agentTable, type AgentEntry } from '@switchboard/api-contract/agentTable';
import { agentIdPattern } from '@switchboard/api-contract/agents';
import { messages } from '@switchboard/api-contract/errors';
import { agentConfiguration, type AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import { withIsActive } from '@switchboard/api-contract/agents/isActive';
import * as v from 'valibot';
import type { StoreReader } from '../platform/store/Database.ts';
import { statement, type ValueOf } from '../platform/store/statement.ts';
import type { AgentsTable } from './tables.ts';
import { Refusal } from '../platform/Refusal.ts';
import { SealError, type Vault } from '../platform/vault/Vault.ts';

/** The agent id for an id or a slug in an address; only the seven have slugs. Refuses anything that can't be an id. */
export function agentIdOf(key: string): string {
  if (!agentIdPattern.test(key)) throw new Refusal('malformed', messages.agentInvalid);
  return agentTable.find((entry) => entry.slug === key)?.id ?? key;
}

/** The entry of one of the seven; undefined for agents that members created. */
export function entryOf(agentId: string): AgentEntry | undefined {
  return agentTable.find((entry) => entry.id === agentId);
}

export type AgentRow = Selectable<AgentsTable>;

/** The tenant's agents in order of creation, the seven first. */
export const selectAgents = statement((db, value: ValueOf<{ tenantId: string }>) =>
  db.selectFrom('agents').selectAll().where('tenantId', '=', value('tenantId')).orderBy('position').orderBy('id'),
);

const selectAgent = statement((db, value: ValueOf<{ tenantId: string; id: string }>) =>
  db.selectFrom('agents').selectAll().where('tenantId', '=', value('tenantId')).where('id', '=', value('id')),
);

/** The tenant's agent with this id or slug. Refuses unknown agents and those of other tenants in the same words. */
export async function findAgentRow(db: StoreReader, tenantId: string, key: string): Promise<AgentRow> {
  const id = agentIdOf(key);
  const [row] = await selectAgent(db, { tenantId, id });
  if (row) return row;
  // The runs of a deleted agent are kept for a while.
  const kept = await db
    .selectFrom('keptRuns')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', id)
    .limit(1)
    .executeTakeFirst();
  throw kept
    ? new Refusal('missing', `agent ${key} was deleted`, { deleted: true })
    : new Refusal('missing', `agent ${key} does not exist`);
}

/** The tenant's orchestrator; undefined for a tenant without one. */
export function findOrchestrator(db: StoreReader, tenantId: string): Promise<AgentRow | undefined> {
  return db
    .selectFrom('agents')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('listType', '=', 'orchestrator')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
}

/** An agent's configuration, with its secret settings blanked so that it may be sent. Its Active is the agent's status. */
export function storedConfiguration(row: AgentRow): AgentConfiguration {
  const configuration = v.parse(agentConfiguration, JSON.parse(row.configurationJson));
  return { ...configuration, customSettings: withIsActive(configuration.customSettings, row) };
}

type Sealed = Pick<AgentRow, 'tenantId' | 'id' | 'secrets'>;

/** The secret settings of an agent. Only its runs may use them. */
export function openSecrets(vault: Vault, row: Sealed): Record<string, string> {
  return row.secrets ? (JSON.parse(vault.open(row.secrets, placeOf(row))) as Record<string, string>) : {};
}

/** The names of the secret settings that have a value; none if they were sealed with another server key and are lost. */
export function namesOfSecrets(vault: Vault, row: Sealed): string[] {
  try {
    return Object.keys(openSecrets(vault, row));
  } catch (error) {
    if (error instanceof SealError) return [];
    throw error;
  }
}

/** Seals secret settings for the column `secrets`. */
export function sealSecrets(vault: Vault, row: Sealed, secrets: Record<string, string>): Buffer {
  return vault.seal(JSON.stringify(secrets), placeOf(row));
}

const placeOf = ({ tenantId, id }: Sealed): string[] => [tenantId, 'agent', id];
