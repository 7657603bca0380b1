import { agentTable } from '@switchboard/api-contract/agents';
import { findService } from '@switchboard/api-contract/catalogue';
import type { connection } from '@switchboard/api-contract/connections';
import type { Selectable } from 'kysely';
import type { InferInput } from 'valibot';
import type { Context } from '../context.ts';
import type { ConnectionsTable } from '../store/tables.ts';
import type { Vault } from '../vault/Vault.ts';

/** A connection as the API sends it. */
export type ConnectionAnswer = InferInput<typeof connection>;
export type ConnectionRow = Selectable<ConnectionsTable>;

/** The tenant's connections in their order. */
export async function listConnections({ db, clock, vault }: Context, tenantId: string): Promise<ConnectionAnswer[]> {
  const rows = await db.selectFrom('connections').selectAll().where('tenantId', '=', tenantId).orderBy('position').orderBy('serviceId').execute();
  return rows.flatMap((row) => describeConnection(vault, row, clock()) ?? []);
}

/** A stored connection in the words of the catalogue, without its secrets; undefined when the catalogue no longer has the service. */
export function describeConnection(vault: Vault, row: ConnectionRow, now: Date): ConnectionAnswer | undefined {
  const service = findService(row.serviceId);
  if (!service) return undefined;
  return {
    id: service.id,
    name: service.name,
    description: service.description,
    category: service.category,
    status: row.status,
    icon: service.icon,
    ...(row.lastSync === null ? {} : { lastSync: row.lastSync }),
    usage: { requests: row.usageMonth === now.toISOString().slice(0, 7) ? row.usageRequests : 0, limit: service.monthlyLimit },
    stored: Object.keys(openCredentials(vault, row)),
    ...(row.lastTestJson === null ? {} : { lastTest: JSON.parse(row.lastTestJson) as NonNullable<ConnectionAnswer['lastTest']> }),
    usedBy: agentTable.filter((entry) => service.usedBy.includes(entry.slug)).map((entry) => entry.name),
  };
}

/** The stored setup fields of a connection, opened; for calls to the service alone. */
export function openCredentials(vault: Vault, row: Pick<ConnectionRow, 'tenantId' | 'serviceId' | 'credentials'>): Record<string, string> {
  return row.credentials ? (JSON.parse(vault.open(row.credentials, [row.tenantId, 'connection', row.serviceId])) as Record<string, string>) : {};
}
