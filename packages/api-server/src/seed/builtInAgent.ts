import type { AgentEntry } from '@switchboard/api-contract/agentTable';
import { defaultConfiguration } from '@switchboard/api-contract/agentDetail';
import type { Insertable } from 'kysely';
import type { AgentsTable } from '../tenants/tables.ts';

interface Place {
  readonly tenantId: string;
  readonly createdAt: string;
  readonly position: number;
}

/** The row of a built-in agent that nobody has configured yet. */
export function builtInAgent(entry: AgentEntry, place: Place): Insertable<AgentsTable> {
  return {
    ...place,
    id: entry.id,
    listType: entry.listType,
    detailType: entry.detailType,
    name: entry.name,
    description: entry.description,
    status: 'deployed',
    capabilitiesJson: '[]',
    integrationsJson: '[]',
    configurationJson: JSON.stringify(defaultConfiguration),
    configurationVersion: 1,
    secrets: null,
  };
}
