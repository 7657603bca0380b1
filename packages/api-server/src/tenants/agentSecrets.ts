import { SealError, type Vault } from '../platform/vault/Vault.ts';
import type { AgentRow } from './agentRows.ts';

type Sealed = Pick<AgentRow, 'tenantId' | 'id' | 'secrets'>;

/** The secret settings of an agent, only for its runs. */
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

/** Secret settings as they are stored. */
export function sealSecrets(vault: Vault, row: Sealed, secrets: Record<string, string>): Buffer {
  return vault.seal(JSON.stringify(secrets), placeOf(row));
}

const placeOf = ({ tenantId, id }: Sealed): string[] => [tenantId, 'agent', id];
