import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long an open connection may still deliver a request that was on its way. */
const graceMs = 300;
const sweepMs = 50;

/**
 * Lets `app.close()` end without a client noticing. New connections are refused first, open ones then get their
 * answers with `Connection: close`, and only those still idle after that are cut.
 */
export function drainBeforeClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const closed = once(app.server, 'close');
    // http.Server's own close would cut connections whose request has not been read yet.
    Server.prototype.close.call(app.server);
    await Promise.race([closed, delay(graceMs)]);
    // An answer that had already begun leaves its connection open, which is cut once it is idle.
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
    void closed.then(() => clearInterval(sweep));
  });
}
