import { catalogue, serviceName } from '@switchboard/api-contract/catalogue';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import { sandboxCredentials } from '../../outside/sandbox/sandboxCredentials.ts';
import type { Member } from '../../platform/Member.ts';
import type { ConnectionTests } from '../ConnectionTests.ts';
import { refuseSandbox } from '../refuseSandbox.ts';
import { saveCredentials } from '../saveCredentials.ts';
import { fillCriteria } from './fillCriteria.ts';

/** Connects every service that has no connection to the sandbox, tests it, and fills in criteria that are empty. */
export async function connectSandbox(
  context: Context,
  tests: ConnectionTests,
  member: Member,
): Promise<AnswerOf<typeof endpoints.connectSandbox>> {
  const { tenantId } = member;
  refuseSandbox(context, tenantId);
  const connected: string[] = [];
  for (const service of catalogue) {
    const isNew = await saveCredentials(
      context,
      tenantId,
      service,
      (_, isStored) => (isStored ? undefined : sandboxCredentials(service.id, 'sandbox')),
      { line: null },
    );
    if (isNew) connected.push(service.id);
  }
  await auditSandbox(context, tenantId, connected);
  await Promise.all(connected.map((id) => tests.run(tenantId, id, { silent: true })));
  return { connected, filled: await fillCriteria(context, member) };
}

const auditSandbox = ({ db, clock }: Context, tenantId: string, connected: readonly string[]): Promise<void> =>
  writeAudit(db, {
    tenantId,
    kind: 'sandbox.connected',
    at: clock().toISOString(),
    changes: [{ field: 'services', new: connected.map(serviceName).join(', ') }],
  });
