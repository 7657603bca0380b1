import type { ConnectionStatus } from '@switchboard/api-contract/connections';
import type { Generated } from 'kysely';

declare module '../../platform/store/Database.ts' {
  interface Tables {
    connections: ConnectionsTable;
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
