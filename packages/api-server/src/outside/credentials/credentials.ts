import type { ServiceId } from '@switchboard/api-contract/catalogue';
import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import type { Credentials } from '../providers/whoAmI.ts';
import { SealError, type Vault } from '../../platform/vault/Vault.ts';
import { findConnectionRow, type ConnectionRow } from './connectionRows.ts';

type Sealed = Pick<ConnectionRow, 'tenantId' | 'serviceId' | 'credentials'>;

const placeOf = ({ tenantId, serviceId }: Pick<Sealed, 'tenantId' | 'serviceId'>) => [
  tenantId,
  'connection',
  serviceId,
];
const fields = v.record(v.string(), v.string());

/** The stored setup fields. */
export function sealCredentials(
  vault: Vault,
  owner: Pick<Sealed, 'tenantId' | 'serviceId'>,
  credentials: Credentials,
): Buffer {
  return vault.seal(JSON.stringify(credentials), placeOf(owner));
}

/** The stored setup fields; undefined if there are none, or if they were sealed with another key and are lost. */
export function openCredentials(vault: Vault, row: Sealed): Credentials | undefined {
  if (row.credentials === null) return undefined;
  try {
    return v.parse(fields, JSON.parse(vault.open(row.credentials, placeOf(row))));
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

/**
 * A tenant's credentials for calling a service, keyed by the catalogue's field names. Decrypted for each use, so keep
 * them no longer than the call. undefined: the tenant has not connected the service.
 */
export async function credentialsOf(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  tenantId: string,
  serviceId: ServiceId,
): Promise<Credentials | undefined> {
  const row = await findConnectionRow(db, tenantId, serviceId);
  return row && openCredentials(vault, row);
}
