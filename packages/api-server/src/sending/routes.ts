import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { listDestinations, matchFields, readDestination } from './readDestination.ts';
import { sendRecords } from './sendRecords.ts';

/** Sending leads, contacts and businesses to other services. */
export function sendingRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.sendRecords, ({ member, params, body }) =>
    sendRecords(context, member.tenantId, params, body),
  );
  route(server, endpoints.destinations, ({ member, params }) => listDestinations(context, member.tenantId, params));
  route(server, endpoints.readDestination, ({ member, params, body }) =>
    readDestination(context, member.tenantId, params, body.target),
  );
  route(server, endpoints.matchFields, ({ member, params, body }) =>
    matchFields(context, member.tenantId, params, body),
  );
}
