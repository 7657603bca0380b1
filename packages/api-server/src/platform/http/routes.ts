import type { AnswerOf } from '@switchboard/api-contract/endpoints';
import { descriptionEndpoints } from '@switchboard/api-contract/endpoints/description';
import { route } from './route.ts';
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

/**
 * The contract as an OpenAPI document, made at the first call. Without PUBLIC_URL the address of the calls is relative,
 * so it is the one that the document was read from.
 */
export function openApiRoutes(server: Server): void {
  let document: AnswerOf<typeof descriptionEndpoints.openApi> | undefined;
  route(server, descriptionEndpoints.openApi, async () => {
    const { openApiDocument } = await import('./openApi/openApiDocument.ts');
    return (document ??= openApiDocument(server.context.config.publicUrl ?? '/'));
  });
}
