import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { Context } from '../../platform/Context.ts';
import type { Credentials } from '../providers/whoAmI.ts';
import { credentialsOf } from './credentials.ts';

/** A Google service with a refresh token, which gives access to an account. */
export interface GoogleAccount {
  readonly serviceId: ServiceId;
  readonly credentials: Credentials;
}

/** The services that can have a refresh token, the one most likely to have an address book first. */
const googleServices = ['google', 'gmail', 'google-calendar'] as const satisfies readonly ServiceId[];

/** The first Google service with a stored refresh token; undefined if there is none. */
export async function googleAccountOf(
  context: Pick<Context, 'db' | 'vault'>,
  tenantId: string,
  services: readonly ServiceId[] = googleServices,
): Promise<GoogleAccount | undefined> {
  for (const serviceId of services) {
    const credentials = await credentialsOf(context, tenantId, serviceId);
    if (credentials?.['refreshToken']) return { serviceId, credentials };
  }
  return undefined;
}
