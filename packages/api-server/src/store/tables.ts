import type { AgentStatus, ExecutionStatus } from '@switchboard/api-contract/agents';
import type { ConnectionStatus } from '@switchboard/api-contract/connections';
import type { ActivityKind } from '@switchboard/api-contract/agents/shared';
import type { Generated } from 'kysely';
import type { StoredFact } from './storedFact.ts';

/** Instants are ISO 8601 text in UTC, flags 0 or 1, `…Json` columns JSON text, and so is what is `StoredFact`. */
export interface Tables {
  tenants: TenantsTable;
  users: UsersTable;
  sessions: SessionsTable;
  agents: AgentsTable;
  executions: ExecutionsTable;
  records: RecordsTable;
  activity: ActivityTable;
  connections: ConnectionsTable;
  conversations: ConversationsTable;
  attempts: AttemptsTable;
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
  /** What the research agent is told before each research; null: nothing was saved. */
  systemPrompt: string | null;
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
  result: StoredFact | null;
  errorMessage: StoredFact | null;
  sample: number;
  /** What the run is to work on: see `RunInput`. */
  inputJson: Generated<string>;
  /** How often it was begun. */
  attempts: Generated<number>;
  /** A queued run is not begun before this moment. */
  notBefore: string | null;
  /** Names the one worker that may end this run; null while nobody works on it. */
  leaseId: string | null;
  /** Past this moment the worker counts as dead. */
  leasedUntil: string | null;
  /** The workflow that this run is a step of; its own id for the orchestrator's run of a workflow. */
  workflowId: string | null;
}

export interface RecordsTable {
  id: string;
  tenantId: string;
  agentId: string;
  /** A name of `collections`. */
  collection: string;
  /** The entity of that collection, without `id`. */
  bodyJson: string;
  createdAt: string;
}

export interface ActivityTable {
  /** Grows: the newest line has the highest. */
  id: Generated<number>;
  tenantId: string;
  agentId: string;
  kind: ActivityKind;
  text: StoredFact;
  at: string;
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

export interface ConversationsTable {
  tenantId: string;
  userId: string;
  /** As the client names it. */
  sessionId: string;
  /** What was said, oldest first: `Turn` of the assistant's conversations. */
  turnsJson: string;
  /** The actions that the last answer asked about; null when it asked nothing, or when it was answered. */
  pendingJson: string | null;
  /** When it asked. */
  askedAt: string | null;
  /** The member was told which connection would help. */
  hinted: number;
  /** When the last message was answered. */
  usedAt: string;
}

export interface AttemptsTable {
  id: string;
  /** SHA-256 of the name that was typed, hexadecimal; there need be no such member. */
  account: string;
  /** The network that it came from. */
  address: string;
  /** 1 while the password is being checked, then it failed: a success leaves nothing. */
  checking: number;
  /** When it began, or failed. */
  at: string;
}
