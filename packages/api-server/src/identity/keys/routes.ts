import { endpoints } from '@switchboard/api-contract/endpoints';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { listKeys, makeKey, revokeKey } from './ownKeys.ts';

/** Keys with which programs make calls in place of a member. */
export function keyRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.keys, ({ member }) => listKeys(context, member));
  route(server, endpoints.makeKey, ({ member, request, body }) => makeKey(context, { member, request }, body));
  route(server, endpoints.revokeKey, ({ member, params }) => revokeKey(context, member, params.keyId));
}
