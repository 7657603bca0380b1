import { createMiddleware } from 'hono/factory';
import { bearerOf } from '../../secrets.ts';
import type { Access, RouteEnv } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import { lacksScope, notSignedIn } from './errors.ts';
import { keyOf, readAccess } from './tokens.ts';

/** Access with a token that the exchange has issued. The two limits differ from API to API. */
export const googleAccess = (limits: Pick<Access['refusals'], 'rate-limited' | 'no-credit'>): Access => ({
  secretOf: (request) => {
    const token = readAccess(bearerOf(request));
    return token && keyOf(token);
  },
  refusals: { wrong: notSignedIn, 'no-permission': lacksScope, ...limits },
});

/** Lets those pass whose token has not expired and has one of the scopes. */
export const requireScope = ({ clock }: World, ...allowing: readonly string[]) =>
  createMiddleware<RouteEnv>(async (c, next) => {
    const token = readAccess(bearerOf(c.req.raw));
    if (!token || token.expires <= clock().getTime()) return notSignedIn();
    return allowing.some((scope) => token.scopes.includes(scope)) ? next() : lacksScope(c.req.raw);
  });
