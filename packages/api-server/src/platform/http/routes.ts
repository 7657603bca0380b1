import type { FastifyRequest } from 'fastify';
import { endpoints } from '@switchboard/api-contract/endpoints';
import type { Context } from '../Context.ts';
import type { Server } from './Server.ts';
import { Refusal } from '../Refusal.ts';
import { openApiDocument } from './openApiDocument.ts';

/** Whether the process is alive, and whether it can do its work. */
export function healthRoutes({ app, context }: Server): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', (request) => askDatabase(context, request));
}

async function askDatabase({ db }: Context, { id, log }: FastifyRequest): Promise<{ ok: true }> {
  try {
    await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst();
    return { ok: true };
  } catch (error) {
    log.error({ request: id, err: error }, 'the database is not responding');
    throw new Refusal('unavailable', 'The database is not responding');
  }
}

/** The contract as an OpenAPI document, made at the first call. */
export function openApiRoutes({ app }: Server): void {
  let document: string | undefined;
  app.get('/api/openapi.json', (_, reply) => {
    document ??= JSON.stringify(openApiDocument(endpoints));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
