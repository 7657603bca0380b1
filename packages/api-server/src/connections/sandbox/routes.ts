import { consentServices } from '@switchboard/api-contract/consent';
import { endpoints } from '@switchboard/api-contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicUrlOf } from '../../platform/http/readRequest.ts';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { demoTenantId } from '../../tenants/demo.ts';
import { redirectOf } from '../consent/offerConsent.ts';
import type { ConnectionTests } from '../ConnectionTests.ts';
import { connectSandbox } from './connectSandbox.ts';
import { deleteSandboxRecords } from './deleteSandboxRecords.ts';

/** Connecting everything to the sandbox, deleting what came from it, and its pages. */
export function sandboxRoutes(server: Server, tests: ConnectionTests): void {
  const { context } = server;
  route(server, endpoints.connectSandbox, ({ member }) => connectSandbox(context, tests, member));
  route(server, endpoints.deleteSandboxRecords, ({ member }) => deleteSandboxRecords(context, member));
  pageRoutes(server);
}

const served = '/sandbox/google';

/**
 * The pages of the sandbox that a browser opens: Google's consent screen. What is agreed to is carried by the code
 * alone, so it makes no difference whose sandbox shows the page. It sends browsers only to this server's own way back.
 */
function pageRoutes({ app, context }: Server): void {
  const { config, sandboxes } = context;
  if (config.sandbox === 'off') return;
  const isOwn = (request: FastifyRequest, location: string): boolean => {
    const { origin, pathname } = new URL(location);
    return consentServices.some(
      (id) => new URL(redirectOf(publicUrlOf(config, request), id)).href === `${origin}${pathname}`,
    );
  };
  app.get(`${served}/o/oauth2/v2/*`, async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await sandboxes.fetch(demoTenantId)(
      `https://accounts.google.com${request.url.slice(served.length)}`,
      {
        redirect: 'manual',
      },
    );
    const location = answer.headers.get('location');
    void reply.header('cache-control', 'no-store');
    if (location === null)
      return reply
        .code(answer.status)
        .header('content-type', answer.headers.get('content-type') ?? 'text/plain')
        .send(await answer.text());
    return isOwn(request, location)
      ? reply.redirect(location, 303)
      : reply.code(400).send({ error: 'The sandbox sends nobody to this address' });
  });
}
