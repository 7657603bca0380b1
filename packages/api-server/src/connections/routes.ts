import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { consentRoutes } from './consent/routes.ts';
import { ConnectionTests } from './ConnectionTests.ts';
import { setUpConnection } from './setUpConnection.ts';
import { hasSandboxRecords } from './sandbox/deleteSandboxRecords.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { readCalls } from '../outside/metering/serviceCalls.ts';
import type { Context } from '../platform/Context.ts';
import { listConnections, readConnection, type ConnectionAnswer } from './readConnections.ts';
import { markUnchanged } from '../platform/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { findConnectionRow, serviceNamed } from '../outside/credentials/connectionRows.ts';

/** The tenant's third-party services: the list, setting up, testing and disconnecting one, consent, the sandbox. */
export function connectionRoutes(server: Server): void {
  const { context } = server;
  const tests = new ConnectionTests(context);
  server.app.decorate('connectionTests', tests);
  route(server, endpoints.connections, ({ member }) => listConnections(context, member.tenantId));
  route(server, endpoints.serviceCalls, async ({ member: { tenantId } }) => ({
    ...(await readCalls(context.db, tenantId, context.clock())),
    ...((await hasSandboxRecords(context, tenantId)) && { sandboxRecords: true }),
  }));
  route(server, endpoints.setupConnection, ({ member, params, body }) =>
    setUpConnection(context, tests, member.tenantId, params.connectionId, body),
  );
  route(server, endpoints.testConnection, ({ member, params }) => tests.run(member.tenantId, params.connectionId));
  route(server, endpoints.disconnectConnection, ({ member, params }) =>
    disconnectConnection(context, member.tenantId, params.connectionId),
  );
  consentRoutes(server, tests);
  sandboxRoutes(server, tests);
}

/** Deletes the credentials of a service and their test result; its usage stays counted. Does nothing without any. */
async function disconnectConnection(context: Context, tenantId: string, id: string): Promise<ConnectionAnswer> {
  const { db } = context;
  const service = serviceNamed(id);
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
  return readConnection(context, tenantId, service);
}
