import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { Context } from '../../platform/Context.ts';
import type { Credentials } from '../providers/whoAmI.ts';
import { findConnectionRows } from './connectionRows.ts';
import { openCredentials } from './credentials.ts';

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
