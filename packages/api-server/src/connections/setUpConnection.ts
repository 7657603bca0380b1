import { isDeepStrictEqual } from 'node:util';
import type { Service } from '@switchboard/api-contract/catalogue';
import { isSandboxSetup, type ConnectionSetup, type SandboxSetup } from '@switchboard/api-contract/connections';
import { wayWith } from '@switchboard/api-contract/services/setup';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../platform/Context.ts';
import type { Credentials } from '../outside/providers/whoAmI.ts';
import { sandboxCredentials, withHookAddress } from '../outside/sandbox/sandboxCredentials.ts';
import { Refusal } from '../platform/Refusal.ts';
import { findConnectionRow, serviceNamed } from '../outside/credentials/connectionRows.ts';
import { readConnection, type ConnectionAnswer } from './readConnections.ts';
import type { ConnectionTests, TestResult } from './ConnectionTests.ts';
import { readSetup, reusableValues } from './readSetup.ts';
import { refuseSandbox } from './sandbox/connectSandbox.ts';
import { saveCredentials } from './saveCredentials.ts';
import { openCredentials } from '../outside/credentials/credentials.ts';

/**
 * Tests new credentials that would replace working ones. Refuses them if the service rejects them, or if they can't be
 * checked and the member has not chosen to use them anyway. Returns undefined, untested, if no working credentials
 * would be replaced. A key of the sandbox that is typed into a field is tested as any other.
 */
async function testCredentials(
  { db, vault }: Context,
  tests: ConnectionTests,
  tenantId: string,
  service: Service,
  setup: ConnectionSetup,
  update: (stored: Credentials) => Credentials,
): Promise<{ readonly credentials: Credentials; readonly tested: TestResult } | undefined> {
  const row = await findConnectionRow(db, tenantId, service.id);
  const stored = row?.status === 'connected' ? openCredentials(vault, row) : undefined;
  if (!stored) return undefined;
  const credentials = update(stored);
  if (isDeepStrictEqual(credentials, stored)) return undefined;
  const tested = await tests.try(tenantId, service.id, credentials);
  const { outcome } = tested;
  const sentence = `${wordsOf(tested.message)}.`;
  if (outcome === 'wrong-credentials' || outcome === 'no-permission')
    throw new Refusal('invalid', sentence, {
      outcome,
      fields: { [fieldToBlame(service, credentials, stored)]: sentence },
    });
  if (outcome === 'could-not-check' && setup.unchecked !== 'use')
    throw new Refusal('conflict', sentence, { outcome, choose: ['keep', 'use'] });
  return { credentials, tested };
}

/** The field to blame: the first secret that is new, or else the first value. */
function fieldToBlame(service: Service, credentials: Credentials, stored: Credentials): string {
  const changed = wayWith(service, Object.keys(credentials)).fields.filter(
    ({ key }) => credentials[key] !== stored[key],
  );
  return (changed.find(({ secret }) => secret) ?? changed[0])?.key ?? '';
}

/**
 * Saves the credentials of a service, or connects it to the sandbox, and tests it once. Working credentials are
 * replaced only by ones that pass (see `testCredentials`). Otherwise the new ones stay saved whatever the result of the
 * test, which is the answer's `status` and `lastTest`.
 */
export async function setUpConnection(
  context: Context,
  tests: ConnectionTests,
  tenantId: string,
  id: string,
  setup: ConnectionSetup | SandboxSetup,
): Promise<ConnectionAnswer> {
  const service = serviceNamed(id);
  if (isSandboxSetup(setup)) refuseSandbox(context, tenantId);
  const update = (stored: Credentials) => credentialsFrom(context, tenantId, service, setup, stored);
  const replacement = isSandboxSetup(setup)
    ? undefined
    : await testCredentials(context, tests, tenantId, service, setup, update);
  await saveCredentials(
    context,
    tenantId,
    service,
    (stored) => {
      const credentials = update(stored);
      if (replacement && !isDeepStrictEqual(credentials, replacement.credentials))
        throw new Refusal('conflict', `${service.name} was changed in the meantime. Nothing was replaced`);
      return credentials;
    },
    { tested: replacement?.tested },
  );
  if (!replacement) await tests.run(tenantId, service.id, { silent: true });
  return readConnection(context, tenantId, service);
}

function credentialsFrom(
  { sandboxes }: Context,
  tenantId: string,
  service: Service,
  setup: ConnectionSetup | SandboxSetup,
  stored: Credentials,
): Credentials {
  if (!isSandboxSetup(setup)) {
    const { unchecked: _, ...values } = setup;
    const reusable = reusableValues({ sandboxes }, { tenantId, serviceId: service.id, credentials: stored }, values);
    const credentials = readSetup(service, values, reusable);
    return sandboxes.allows(tenantId) ? withHookAddress(service.id, credentials) : credentials;
  }
  const { sandbox: _, key = 'sandbox', ...others } = setup;
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new Refusal('invalid', `${other} is not asked for by the sandbox`, {
      fields: { [other]: 'The sandbox asks for no fields' },
    });
  return sandboxCredentials(service.id, key);
}
