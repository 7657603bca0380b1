import { isDeepStrictEqual } from 'node:util';
import type { Service } from '@switchboard/api-contract/catalogue';
import type { ConnectionSetup } from '@switchboard/api-contract/connections';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../platform/Context.ts';
import type { Credentials } from '../outside/providers/whoAmI.ts';
import { Refusal } from '../platform/Refusal.ts';
import { findConnectionRow } from '../outside/credentials/connectionRows.ts';
import type { ConnectionTests, Tested } from './ConnectionTests.ts';
import { openCredentials } from '../outside/credentials/credentials.ts';

/**
 * Tests what would replace credentials that work, and refuses it if the service rejects it, or if it can't be checked
 * and the member has not chosen to use it anyway. undefined if nothing that works would be replaced, or the sandbox's
 * keys would replace it, which misbehave on purpose.
 */
export async function testCredentials(
  { db, vault, sandboxes }: Context,
  tests: ConnectionTests,
  tenantId: string,
  service: Service,
  setup: ConnectionSetup,
  after: (stored: Credentials) => Credentials,
): Promise<{ readonly credentials: Credentials; readonly tested: Tested } | undefined> {
  const row = await findConnectionRow(db, tenantId, service.id);
  const stored = row?.status === 'connected' ? openCredentials(vault, row) : undefined;
  if (!stored) return undefined;
  const credentials = after(stored);
  const inSandbox = sandboxes.keyOf({ tenantId, serviceId: service.id, credentials }) !== undefined;
  if (inSandbox || isDeepStrictEqual(credentials, stored)) return undefined;
  const tested = await tests.try(tenantId, service.id, credentials);
  const { outcome } = tested;
  const sentence = `${wordsOf(tested.message)}.`;
  if (outcome === 'wrong-credentials' || outcome === 'no-permission')
    throw new Refusal('invalid', sentence, { outcome, fields: { [fieldOf(service, credentials, stored)]: sentence } });
  if (outcome === 'could-not-check' && setup.unchecked !== 'use')
    throw new Refusal('conflict', sentence, { outcome, choose: ['keep', 'use'] });
  return { credentials, tested };
}

/** The field to blame: the first secret that is new, or else the first value. */
function fieldOf({ fields }: Service, credentials: Credentials, stored: Credentials): string {
  const changed = fields.filter(({ key }) => credentials[key] !== stored[key]);
  return (changed.find(({ secret }) => secret) ?? changed[0])?.key ?? '';
}
