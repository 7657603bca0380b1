import type { AgentStatus } from '@switchboard/api-contract/agents';
import type { ActivityKind } from '@switchboard/api-contract/agents/shared';
import type { Generated } from 'kysely';
import type { StoredFact } from '../platform/store/storedFact.ts';

declare module '../platform/store/Database.ts' {
  interface Tables {
    tenants: TenantsTable;
    users: UsersTable;
    agents: AgentsTable;
    activity: ActivityTable;
    notificationPlans: NotificationPlansTable;
  }
}

export interface TenantsTable {
  id: string;
  name: string;
  /** The moment that sample times count from; null: this tenant sees no samples. */
  samplesAt: string | null;
  createdAt: string;
  /** What money is counted in: a code of ISO 4217. */
  currency: Generated<string>;
  /** When somebody dismissed the first steps; null: nobody has. */
  firstStepsAt: Generated<string | null>;
  /** The IANA zone in which its months and days count; null until an admin chose one: UTC. */
  zone: Generated<string | null>;
}

export interface UsersTable {
  id: string;
  tenantId: string;
  /** Lower case. Unique across all tenants, because a sign-in names no tenant. */
  username: string;
  name: string;
  email: string;
  role: string;
  /** `$argon2id$…` */
  passwordHash: string;
  createdAt: string;
  /** When they last used the product; null: never. Not written at each call: see `Sessions`. */
  lastSeenAt: Generated<string | null>;
  /** 1: the assistant reads its answers aloud. */
  readAloud: Generated<number>;
  /** 1: the one admin of the organisation who signs in with a password where passwords are off. */
  emergency: Generated<number>;
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
  /** Secret settings, sealed by the vault for [tenant, 'agent', id]; null if there are none. */
  secrets: Uint8Array | null;
  /** The research agent's system prompt; null: none was saved. */
  systemPrompt: string | null;
  /** Position in the list. */
  position: number;
  createdAt: string;
}

export interface ActivityTable {
  /** Increases: the newest entry has the highest. */
  id: Generated<number>;
  tenantId: string;
  agentId: string;
  kind: ActivityKind;
  text: StoredFact;
  at: string;
}

/** Where an organisation is told what. Without a row: nowhere. */
export interface NotificationPlansTable {
  tenantId: string;
  /** Grows with each change. */
  version: number;
  /** A list of `StoredChannel`. */
  channelsJson: string;
}
