import { markUnchanged } from '../platform/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { countRequests } from './countRequests.ts';
import { findConnectionRow, serviceNamed } from '../outside/credentials/connectionRows.ts';
import { describeConnection, describeService, type ConnectionAnswer } from './describeConnection.ts';
import { readUsers } from './readUsers.ts';

/** Deletes the credentials of a service and their test result. What was used stays counted. Twice is no error. */
export async function disconnectConnection(context: Context, tenantId: string, id: string): Promise<ConnectionAnswer> {
  const { db } = context;
  const service = serviceNamed(id);
  const users = await readUsers(context, tenantId);
  await db.change(tenantId, async (trx) => {
    const before = await findConnectionRow(trx, tenantId, service.id);
    if (!before?.credentials) return markUnchanged();
    await trx
      .updateTable('connections')
      .set({ status: 'disconnected', credentials: null, lastTestJson: null, lastSync: null, grantedJson: null })
      .where('tenantId', '=', tenantId)
      .where('serviceId', '=', service.id)
      .execute();
    await writeAudit(trx, {
      tenantId,
      kind: 'connection.removed',
      at: context.clock().toISOString(),
      target: service.name,
    });
  });
  const row = await findConnectionRow(db, tenantId, service.id);
  const requests = await countRequests(db, tenantId, context.clock());
  return row ? describeConnection(context, service, row, { users, requests }) : describeService(service, users);
}
