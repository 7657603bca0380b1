import { isDeepStrictEqual } from 'node:util';
import type { Service } from '@switchboard/api-contract/catalogue';
import { isSandboxSetup, type ConnectionSetup, type SandboxSetup } from '@switchboard/api-contract/connections';
import type { Context } from '../platform/Context.ts';
import type { Credentials } from '../outside/providers/whoAmI.ts';
import { sandboxCredentials, withHook } from '../outside/sandbox/sandboxCredentials.ts';
import { countRequests } from './countRequests.ts';
import { Refusal } from '../platform/Refusal.ts';
import { findConnectionRow, serviceNamed } from '../outside/credentials/connectionRows.ts';
import { describeConnection, describeService, type ConnectionAnswer } from './describeConnection.ts';
import { readUsers } from './readUsers.ts';
import type { ConnectionTests } from './ConnectionTests.ts';
import { readSetup } from './readSetup.ts';
import { refuseSandbox } from './refuseSandbox.ts';
import { saveCredentials } from './saveCredentials.ts';
import { testCredentials } from './testCredentials.ts';
import { storedValuesFor } from './storedValuesFor.ts';

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
  const row = await findConnectionRow(context.db, tenantId, service.id);
  const users = await readUsers(context, tenantId);
  const requests = await countRequests(context.db, tenantId, context.clock());
  return row ? describeConnection(context, service, row, { users, requests }) : describeService(service, users);
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
