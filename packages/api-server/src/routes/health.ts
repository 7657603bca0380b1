import type { Server } from '../http/Server.ts';
import { Refusal } from '../services/Refusal.ts';

/** Whether the process lives, and whether it can do its work. */
export function healthRoutes({ app, context }: Server): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (request) => {
    try {
      await context.db.selectFrom('tenants').select('id').limit(1).executeTakeFirst();
    } catch (error) {
      request.log.error({ request: request.id, err: error }, 'the database does not answer');
      throw new Refusal('unavailable', 'The database does not answer');
    }
    return { ok: true };
  });
}
