import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long open connections may still bring a request that was on its way. */
const graceMs = 300;
const sweepMs = 50;

/**
 * Lets `app.close()` end without a client noticing: first no new connections are taken, then those that are open get
 * their answers with `Connection: close`, and only what is idle after that is cut.
 */
export function drainBeforeClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const closed = once(app.server, 'close');
    // http.Server's own close would cut connections whose request has not been read yet.
    Server.prototype.close.call(app.server);
    await Promise.race([closed, delay(graceMs)]);
    // An answer that was begun before leaves its connection open; it is cut once it is idle.
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
    void closed.then(() => clearInterval(sweep));
  });
}
