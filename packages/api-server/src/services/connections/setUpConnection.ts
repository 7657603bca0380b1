import type { ConnectionSetup } from '@switchboard/api-contract/connections';
import type { Context } from '../../context.ts';
import { readSetup } from './readSetup.ts';
import { findConnectionRow, serviceNamed } from './connectionRows.ts';
import { openCredentials, sealCredentials } from './credentials.ts';
import { describeConnection, describeService, type ConnectionAnswer } from './describeConnection.ts';
import type { ConnectionTests } from './ConnectionTests.ts';

/**
 * Saves the credentials of a service and then tests them once. They stay saved whatever the test finds; see the
 * answer's status and `lastTest`.
 */
export async function setUpConnection(
  context: Context,
  tests: ConnectionTests,
  tenantId: string,
  id: string,
  values: ConnectionSetup,
): Promise<ConnectionAnswer> {
  const { db, vault, clock } = context;
  const service = serviceNamed(id);
  const owner = { tenantId, serviceId: service.id };
  await db.change(tenantId, async (trx) => {
    const row = await findConnectionRow(trx, tenantId, service.id);
    const credentials = sealCredentials(
      vault,
      owner,
      readSetup(service, values, (row && openCredentials(vault, row)) ?? {}),
    );
    // An earlier test was about other credentials.
    const saved = { status: 'pending', credentials, lastTestJson: null } as const;
    if (row) {
      await trx
        .updateTable('connections')
        .set(saved)
        .where('tenantId', '=', tenantId)
        .where('serviceId', '=', service.id)
        .execute();
      return;
    }
    const last = await trx
      .selectFrom('connections')
      .select((column) => column.fn.max('position').as('position'))
      .where('tenantId', '=', tenantId)
      .executeTakeFirst();
    await trx
      .insertInto('connections')
      .values({
        ...owner,
        ...saved,
        lastSync: null,
        usageRequests: 0,
        usageMonth: '',
        position: (last?.position ?? -1) + 1,
      })
      .execute();
  });
  await tests.run(tenantId, service.id);
  const row = await findConnectionRow(db, tenantId, service.id);
  return row ? describeConnection(vault, service, row, clock()) : describeService(service);
}
