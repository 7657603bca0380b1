import type { ConnectionStatus } from '@switchboard/api-contract/connections';
import type { Generated } from 'kysely';

declare module '../platform/store/Tables.ts' {
  interface Tables {
    connections: ConnectionsTable;
    consents: ConsentsTable;
  }
}

export interface ConnectionsTable {
  tenantId: string;
  /** Id in the catalogue. */
  serviceId: string;
  status: ConnectionStatus;
  /** Setup fields as JSON, sealed by the vault for [tenant, 'connection', service]; null if nothing is stored. */
  credentials: Uint8Array | null;
  lastSync: string | null;
  /** The contract's testResult. */
  lastTestJson: string | null;
  /** The scopes that a member allowed on Google's consent screen: a list of text; null where nobody was asked. */
  grantedJson: Generated<string | null>;
  /** Position in the list. */
  position: number;
}

/** A way to Google's consent screen that a member has begun. It ends with the way back, or after some minutes. */
export interface ConsentsTable {
  /** SHA-256 of the state that Google hands back, hexadecimal. */
  stateHash: string;
  tenantId: string;
  userId: string;
  /** The session that it was begun in: see `SessionsTable`. */
  sessionHash: string;
  /** SHA-256 of the cookie of the browser that it was begun in. */
  browserHash: string;
  /** Id in the catalogue. */
  serviceId: string;
  /** The OAuth client and the code verifier as JSON, sealed by the vault for [tenant, 'consent', stateHash]. */
  client: Uint8Array;
  /** The redirect address, as it was given to Google. */
  redirect: string;
  expiresAt: string;
}
