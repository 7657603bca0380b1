import { findService, type ServiceId } from '@switchboard/api-contract/catalogue';
import { isSandboxSecret } from '@switchboard/api-contract/sandbox';
import type { Context } from '../platform/Context.ts';
import type { Credentials } from '../outside/providers/whoAmI.ts';

interface Stored {
  readonly tenantId: string;
  readonly serviceId: ServiceId;
  readonly credentials: Credentials;
}

/** What is stored, as far as typed values can be added to it: what the sandbox stored is of no use to the real service. */
export function storedValuesFor(
  { sandboxes }: Pick<Context, 'sandboxes'>,
  stored: Stored,
  values: Readonly<Record<string, string>>,
): Credentials {
  const isReal = findService(stored.serviceId)?.fields.some(({ key, secret }) => {
    const given = values[key]?.trim() ?? '';
    return secret && given !== '' && !isSandboxSecret(given);
  });
  return isReal && sandboxes.keyOf(stored) !== undefined ? {} : stored.credentials;
}
