import { isDeepStrictEqual } from 'node:util';
import type { Service } from '@switchboard/api-contract/catalogue';
import { isSandboxSetup, type ConnectionSetup, type SandboxSetup } from '@switchboard/api-contract/connections';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../platform/Context.ts';
import type { Credentials } from '../outside/providers/whoAmI.ts';
import { sandboxCredentials, withHook } from '../outside/sandbox/sandboxCredentials.ts';
import { Refusal } from '../platform/Refusal.ts';
import { findConnectionRow, serviceNamed } from '../outside/credentials/connectionRows.ts';
import { readConnection, type ConnectionAnswer } from './readConnections.ts';
import type { ConnectionTests, Tested } from './ConnectionTests.ts';
import { readSetup, storedValuesFor } from './readSetup.ts';
import { refuseSandbox } from './sandbox/connectSandbox.ts';
import { saveCredentials } from './saveCredentials.ts';
import { openCredentials } from '../outside/credentials/credentials.ts';

/**
 * Tests what would replace credentials that work, and refuses it if the service rejects it, or if it can't be checked
 * and the member has not chosen to use it anyway. undefined if nothing that works would be replaced, or the sandbox's
 * keys would replace it, which misbehave on purpose.
 */
async function testCredentials(
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

/**
 * Saves the credentials of a service, or connects it to the sandbox, and tests it once. Where others work, they are
 * replaced only by ones that pass (see `testCredentials`); else they stay saved whatever the test finds; see the
 * answer's status and `lastTest`.
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
  const after = (stored: Credentials) => credentialsFrom(context, tenantId, service, setup, stored);
  const beside = isSandboxSetup(setup)
    ? undefined
    : await testCredentials(context, tests, tenantId, service, setup, after);
  await saveCredentials(
    context,
    tenantId,
    service,
    (stored) => {
      const credentials = after(stored);
      if (beside && !isDeepStrictEqual(credentials, beside.credentials))
        throw new Refusal('conflict', `${service.name} was changed in the meantime. Nothing was replaced`);
      return credentials;
    },
    { tested: beside?.tested },
  );
  if (!beside) await tests.run(tenantId, service.id, { silent: true });
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
    const kept = storedValuesFor({ sandboxes }, { tenantId, serviceId: service.id, credentials: stored }, values);
    const credentials = readSetup(service, values, kept);
    return sandboxes.allows(tenantId) ? withHook(service.id, credentials) : credentials;
  }
  const { sandbox: _, key = 'sandbox', ...others } = setup;
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new Refusal('invalid', `${other} is not asked for by the sandbox`, {
      fields: { [other]: 'The sandbox asks for no fields' },
    });
  return sandboxCredentials(service.id, key);
}
