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

/** Connecting all services to the sandbox, deleting records that came from it, and its consent screen. */
export function sandboxRoutes(server: Server, tests: ConnectionTests): void {
  const { context } = server;
  route(server, endpoints.connectSandbox, ({ member }) => connectSandbox(context, tests, member));
  route(server, endpoints.deleteSandboxRecords, ({ member }) => deleteSandboxRecords(context, member));
  consentScreenRoutes(server);
}

const consentPath = '/sandbox/google';

/**
 * The sandbox's own consent screen of Google, which browsers open. All that a member allows is in the code that it
 * sends back, so it makes no difference whose sandbox shows the page. It sends browsers only to this server's own
 * callbacks.
 */
function consentScreenRoutes({ app, context }: Server): void {
  const { config, sandboxes } = context;
  if (config.sandbox === 'off') return;
  const isOwnCallback = (request: FastifyRequest, location: string): boolean => {
    const { origin, pathname } = new URL(location);
    return consentServices.some(
      (id) => new URL(redirectOf(publicUrlOf(config, request), id)).href === `${origin}${pathname}`,
    );
  };
  app.get(`${consentPath}/o/oauth2/v2/*`, async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await sandboxes.fetch(demoTenantId)(
      `https://accounts.google.com${request.url.slice(consentPath.length)}`,
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
    return isOwnCallback(request, location)
      ? reply.redirect(location, 303)
      : reply.code(400).send({ error: 'The sandbox sends nobody to this address' });
  });
}
