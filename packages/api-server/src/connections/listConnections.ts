import { findService } from '@switchboard/api-contract/catalogue';
import type { Context } from '../platform/Context.ts';
import { countRequests } from './countRequests.ts';
import { describeConnection, type ConnectionAnswer } from './describeConnection.ts';
import { readUsers } from './readUsers.ts';

/** The tenant's connections in order, without services that the catalogue no longer has. */
export async function listConnections(context: Context, tenantId: string): Promise<ConnectionAnswer[]> {
  const rows = await context.db
    .selectFrom('connections')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .orderBy('position')
    .orderBy('serviceId')
    .execute();
  const users = await readUsers(context, tenantId);
  const requests = await countRequests(context.db, tenantId, context.clock());
  return rows.flatMap((row) => {
    const service = findService(row.serviceId);
    return service ? [describeConnection(context, service, row, { users, requests })] : [];
  });
}
