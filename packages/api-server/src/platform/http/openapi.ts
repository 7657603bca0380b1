import { endpoints } from '@switchboard/api-contract/endpoints';
import { openApiDocument } from './openApiDocument.ts';
import type { Server } from './Server.ts';

/** The contract for machines. */
export function openApiRoutes({ app }: Server): void {
  let document: string | undefined;
  app.get('/api/openapi.json', (_, reply) => {
    document ??= JSON.stringify(openApiDocument(endpoints));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
