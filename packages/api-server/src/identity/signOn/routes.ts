import { endpoints } from '@switchboard/api-contract/endpoints';
import { markUnchanged } from '../../platform/actor.ts';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { Refusal } from '../../platform/Refusal.ts';

/** Single sign-on: to the operator's identity provider, and back. */
export function signOnRoutes(server: Server): void {
  const { config } = server.context;
  route(server, endpoints.signInWays, async () => ({ ...(config.signOn && { name: config.signOn.name }) }));
  route(server, endpoints.beginSignOn, async ({ reply }) => reply.redirect('/login?sso=refused', 303));
  route(server, endpoints.signOnCallback, async ({ reply }) => {
    markUnchanged();
    return reply.redirect('/login?sso=expired', 303);
  });
  route(server, endpoints.finishSignOn, async () => {
    const error = 'This sign-in was used, or took too long. Please sign in again';
    throw new Refusal('invalid', error, { fields: { ticket: error } });
  });
}
