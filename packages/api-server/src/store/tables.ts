import type { AgentStatus, ExecutionStatus } from '@switchboard/api-contract/agents';
import type { ConnectionStatus } from '@switchboard/api-contract/connections';

/** Instants are ISO 8601 text in UTC, flags 0 or 1, `…Json` columns JSON text. */
export interface Tables {
  tenants: TenantsTable;
  users: UsersTable;
  sessions: SessionsTable;
  agents: AgentsTable;
  executions: ExecutionsTable;
  records: RecordsTable;
  connections: ConnectionsTable;
}

export interface TenantsTable {
  id: string;
  name: string;
  /** The moment that the built-in samples are told from; null: this tenant is shown none. */
  samplesAt: string | null;
  createdAt: string;
}

export interface UsersTable {
  id: string;
  tenantId: string;
  /** Lower case; unique over all tenants, since a sign-in names no tenant. */
  username: string;
  name: string;
  email: string;
  role: string;
  /** `$argon2id$…` */
  passwordHash: string;
  createdAt: string;
}

export interface SessionsTable {
  /** SHA-256 of the token, hexadecimal; the token itself is never stored. */
  tokenHash: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
}

export interface AgentsTable {
  tenantId: string;
  id: string;
  /** List type: the one of `GET /api/agents`. */
  listType: string;
  /** Detail type: the one of `GET /api/agents/{id}`. */
  detailType: string;
  name: string;
  description: string;
  status: AgentStatus;
  capabilitiesJson: string;
  integrationsJson: string;
  /** Without the secret settings. */
  configurationJson: string;
  configurationVersion: number;
  /** Secret settings, sealed by the vault for [tenant, 'agent', id]; null when there are none. */
  secrets: Uint8Array | null;
  /** Place in the list. */
  position: number;
  createdAt: string;
}

export interface ExecutionsTable {
  id: string;
  tenantId: string;
  agentId: string;
  status: ExecutionStatus;
  executionType: string;
  queuedAt: string;
  startTime: string | null;
  endTime: string | null;
  durationMs: number | null;
  result: string | null;
  errorMessage: string | null;
  sample: number;
}

export interface RecordsTable {
  id: string;
  tenantId: string;
  agentId: string;
  /** leads, emails, templates, events, businesses … */
  collection: string;
  /** The entity of the contract, without `id`. */
  bodyJson: string;
  createdAt: string;
}

export interface ConnectionsTable {
  tenantId: string;
  /** Id of the catalogue. */
  serviceId: string;
  status: ConnectionStatus;
  /** Setup fields as JSON, sealed by the vault for [tenant, 'connection', service]; null when nothing is stored. */
  credentials: Uint8Array | null;
  lastSync: string | null;
  /** Requests made in `usageMonth`. */
  usageRequests: number;
  /** `YYYY-MM` that the count belongs to. */
  usageMonth: string;
  /** The contract's testResult. */
  lastTestJson: string | null;
  /** Place in the list. */
  position: number;
}
