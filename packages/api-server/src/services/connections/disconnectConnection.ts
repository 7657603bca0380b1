import type { Context } from '../../context.ts';
import { findConnectionRow, serviceNamed } from './connectionRows.ts';
import { describeConnection, describeService, type ConnectionAnswer } from './describeConnection.ts';

/**
 * Deletes the credentials of a service and their test result. This month's usage count stays. Doing it twice is not
 * an error.
 */
export async function disconnectConnection(
  { db, vault, clock }: Context,
  tenantId: string,
  id: string,
): Promise<ConnectionAnswer> {
  const service = serviceNamed(id);
  await db.change(tenantId, (trx) =>
    trx
      .updateTable('connections')
      .set({ status: 'disconnected', credentials: null, lastTestJson: null, lastSync: null })
      .where('tenantId', '=', tenantId)
      .where('serviceId', '=', service.id)
      .execute(),
  );
  const row = await findConnectionRow(db, tenantId, service.id);
  return row ? describeConnection(vault, service, row, clock()) : describeService(service);
}
