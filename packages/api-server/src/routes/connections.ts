import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../http/route.ts';
import type { Server } from '../http/Server.ts';
import { listConnections } from '../services/connections.ts';

/** The tenant's third-party services. */
export function connectionRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.connections, ({ member }) => listConnections(context, member.tenantId));
}
