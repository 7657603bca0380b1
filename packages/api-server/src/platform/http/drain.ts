import { once } from 'node:events';
import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { systemTimers, type Timers } from '../clock.ts';

/** How long an open connection may still deliver a request that was on its way. */
const graceMs = 300;
const pollMs = 50;

/**
 * Lets `app.close()` end without a client noticing. New connections are refused first, open ones then get their
 * answers with `Connection: close`, and only those still idle after that are cut.
 */
export function drainBeforeClose(app: FastifyInstance, timers: Timers = systemTimers): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const closed = once(app.server, 'close');
    // http.Server's own close would cut connections whose request has not been read yet.
    Server.prototype.close.call(app.server);
    const grace = Promise.withResolvers<void>();
    let cancel = timers.after(graceMs, grace.resolve);
    await Promise.race([closed, grace.promise]);
    // An answer that had already begun leaves its connection open, which is cut once it is idle.
    const closeIdle = (): void => {
      app.server.closeIdleConnections();
      cancel = timers.after(pollMs, closeIdle);
    };
    closeIdle();
    const stop = (): void => cancel();
    closed.then(stop, stop);
  });
}
