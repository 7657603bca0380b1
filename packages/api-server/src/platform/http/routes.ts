import { endpoints } from '@switchboard/api-contract/endpoints';
import type { Server } from './Server.ts';
import { DatabaseUnavailableError } from '../store/Database.ts';

/** Whether the process is alive, and whether it can do its work. */
export function healthRoutes({ app, context: { db } }: Server): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async () => {
    try {
      await db.check();
    } catch (error) {
      throw error instanceof DatabaseUnavailableError
        ? error
        : new DatabaseUnavailableError('it is closed', { cause: error });
    }
    return { ok: true };
  });
}

/** The contract as an OpenAPI document, made at the first call. */
export function openApiRoutes({ app }: Server): void {
  let document: string | undefined;
  app.get('/api/openapi.json', async (_, reply) => {
    const { openApiDocument } = await import('./openApiDocument.ts');
    document ??= JSON.stringify(openApiDocument(endpoints));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
