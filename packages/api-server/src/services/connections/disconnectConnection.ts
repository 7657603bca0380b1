import type { Context } from '../../context.ts';
import { findConnectionRow, serviceNamed } from './connectionRows.ts';
import { describeConnection, describeService, type ConnectionAnswer } from './describeConnection.ts';
import { readUsers } from './readUsers.ts';

/**
 * Deletes the credentials of a service and their test result. This month's usage count stays, except that of the
 * sandbox. Doing it twice is not
 * an error.
 */
export async function disconnectConnection(context: Context, tenantId: string, id: string): Promise<ConnectionAnswer> {
  const { db } = context;
  const service = serviceNamed(id);
  const users = await readUsers(context, tenantId);
  await db.change(tenantId, async (trx) => {
    const row = await findConnectionRow(trx, tenantId, service.id);
    await trx
      .updateTable('connections')
      .set({
        status: 'disconnected',
        credentials: null,
        lastTestJson: null,
        lastSync: null,
        ...(row && describeConnection(context, service, row, users).sandbox && { usageRequests: 0 }),
      })
      .where('tenantId', '=', tenantId)
      .where('serviceId', '=', service.id)
      .execute();
  });
  const row = await findConnectionRow(db, tenantId, service.id);
  return row ? describeConnection(context, service, row, users) : describeService(service, users);
}
