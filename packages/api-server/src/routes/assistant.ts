import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../http/route.ts';
import type { Server } from '../http/Server.ts';
import { respond } from '../services/assistant/respond.ts';

/** The assistant. */
export function assistantRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.chat, ({ member, body }) => respond(context, member.tenantId, body.message));
}
