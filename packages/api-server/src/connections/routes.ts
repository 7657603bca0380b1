import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { consentRoutes } from './consent/routes.ts';
import { ConnectionTests } from './ConnectionTests.ts';
import { disconnectConnection } from './disconnectConnection.ts';
import { listConnections } from './listConnections.ts';
import { setUpConnection } from './setUpConnection.ts';
import { hasSandboxRecords } from './sandbox/deleteSandboxRecords.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { readCalls } from '../outside/metering/serviceCalls.ts';

/** The tenant's third-party services: the list, setting up, testing and disconnecting one, consent, the sandbox. */
export function connectionRoutes(server: Server): void {
  const { context } = server;
  const tests = new ConnectionTests(context);
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
