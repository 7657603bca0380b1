import { serviceName, type ServiceId } from '@switchboard/api-contract/catalogue';
import type { Context } from '../../platform/Context.ts';
import type { Credentials } from '../providers/whoAmI.ts';
import { findConnectionRow } from './connectionRows.ts';
import { openCredentials } from './credentials.ts';

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
