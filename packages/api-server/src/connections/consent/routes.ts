import type { ConsentOutcome } from '@switchboard/api-contract/consent';
import { endpoints } from '@switchboard/api-contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { markUnchanged, type Member } from '../../platform/actor.ts';
import { publicUrlOf, cookieOf, setCookie } from '../../platform/http/readRequest.ts';
import { route, tokenOf } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { digestOf } from '../../platform/vault/token.ts';
import type { ConnectionTests } from '../ConnectionTests.ts';
import { beginConsent, consentMs } from './beginConsent.ts';
import { finishConsent } from './finishConsent.ts';
import { consentServiceNamed, offerConsent } from './offerConsent.ts';

const cookieName = 'consent';
const browserOf = (request: FastifyRequest): string | undefined => cookieOf(request, cookieName);

/** The outcomes with which a connection was stored. */
const storedOutcomes: readonly ConsentOutcome[] = ['done', 'missing', 'failed'];

/** Connecting an account on Google's consent screen. */
export function consentRoutes(server: Server, tests: ConnectionTests): void {
  const { context, sessions } = server;
  route(server, endpoints.consentOffer, ({ member, params, request }) =>
    offerConsent(context, member.tenantId, params.connectionId, publicUrlOf(context.config, request)),
  );
  const begin = async (
    { member, request, reply }: { member: Member; request: FastifyRequest; reply: FastifyReply },
    id: string,
    values?: Readonly<Record<string, string | undefined>>,
  ) => {
    const publicUrl = publicUrlOf(context.config, request);
    const sessionHash = digestOf(tokenOf(request));
    const beginning = { member, sessionHash, browser: browserOf(request), publicUrl };
    const { address, browser } = await beginConsent(context, beginning, id, values);
    // Lax, so that the browser sends it when Google redirects back.
    setCookie(
      { request, reply, config: context.config },
      { name: cookieName, token: browser, path: '/api/connections', seconds: consentMs / 1_000, sameSite: 'Lax' },
    );
    return { address };
  };
  route(server, endpoints.consent, (call) => begin(call, call.params.connectionId));
  route(server, endpoints.consentWith, (call) => begin(call, call.params.connectionId, call.body));
  route(server, endpoints.consentCallback, async ({ params, query, request, reply }) => {
    const serviceId = consentServiceNamed(params.connectionId);
    const browser = browserOf(request) ?? '';
    const outcome = await finishConsent(
      { context, sessions, tests },
      { serviceId, ...query, browser, address: request.ip },
    );
    if (!storedOutcomes.includes(outcome)) markUnchanged();
    return reply.redirect(`/api-status?setup=${serviceId}&consent=${outcome}`, 303);
  });
}
