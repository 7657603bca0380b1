import { type ServiceId, serviceName } from '@switchboard/api-contract/catalogue';
import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import type { Credentials } from '../providers/whoAmI.ts';
import { findConnectionRows, findConnectionRow, type ConnectionRow } from './connectionRows.ts';
import { SealError, type Vault } from '../../platform/vault/Vault.ts';

type Sealed = Pick<ConnectionRow, 'tenantId' | 'serviceId' | 'credentials'>;

const sealContext = ({ tenantId, serviceId }: Pick<Sealed, 'tenantId' | 'serviceId'>) => [
  tenantId,
  'connection',
  serviceId,
];
const fields = v.record(v.string(), v.string());

/** Encrypts setup fields for their row. */
export function sealCredentials(
  vault: Vault,
  owner: Pick<Sealed, 'tenantId' | 'serviceId'>,
  credentials: Credentials,
): Buffer {
  return vault.seal(JSON.stringify(credentials), sealContext(owner));
}

/** The stored setup fields; undefined if there are none, or if they were sealed with another key and are lost. */
export function openCredentials(vault: Vault, row: Sealed): Credentials | undefined {
  if (row.credentials === null) return undefined;
  try {
    return v.parse(fields, JSON.parse(vault.open(row.credentials, sealContext(row))));
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

/** A service with stored credentials. */
export interface Connected<Id extends ServiceId> {
  readonly serviceId: Id;
  /** Its name, as members know it. */
  readonly name: string;
  readonly credentials: Credentials;
  /** Becomes another whenever it is set up anew. */
  readonly setup?: string;
}

/**
 * The first of the services that is connected. If none is, the first with stored credentials, since a test may have
 * been wrong.
 */
export async function firstConnected<const Id extends ServiceId>(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  tenantId: string,
  services: readonly Id[],
): Promise<Connected<Id> | undefined> {
  let stored: Connected<Id> | undefined;
  for (const serviceId of services) {
    const row = await findConnectionRow(db, tenantId, serviceId);
    const credentials = row && openCredentials(vault, row);
    if (!credentials) continue;
    const name = serviceName(serviceId);
    // The vault seals the same credentials differently each time.
    const found = { serviceId, name, credentials, setup: Buffer.from(row.credentials ?? []).toString('base64') };
    if (row.status === 'connected') return found;
    stored ??= found;
  }
  return stored;
}

/** A Google service with a refresh token, which gives access to an account. */
export interface GoogleAccount {
  readonly serviceId: ServiceId;
  readonly credentials: Credentials;
}

/** The services that can have a refresh token, the one most likely to have an address book first. */
const googleServices = ['google', 'gmail', 'google-calendar'] as const satisfies readonly ServiceId[];

/** The first Google service with a stored refresh token; undefined if there is none. */
export async function googleAccountOf(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  tenantId: string,
  services: readonly ServiceId[] = googleServices,
): Promise<GoogleAccount | undefined> {
  for (const row of await findConnectionRows(db, tenantId, services)) {
    const credentials = openCredentials(vault, row);
    if (credentials?.['refreshToken']) return { serviceId: row.serviceId, credentials };
  }
  return undefined;
}
