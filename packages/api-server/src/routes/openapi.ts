import { openApiDocument } from '../http/openApiDocument.ts';
import type { Server } from '../http/Server.ts';

/** The contract for machines. */
export function openApiRoutes({ app }: Server): void {
  const document = JSON.stringify(openApiDocument());
  app.get('/api/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(document));
}
