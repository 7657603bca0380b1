import { endpoints } from '@switchboard/api-contract/endpoints';
import type { SignOnOutcome } from '@switchboard/api-contract/signOnOutcomes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '../../platform/http/readRequest.ts';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { rememberBrowser } from '../browsers.ts';
import { admit } from './admit.ts';
import { beginSession } from './beginSession.ts';
import { IdentityProvider } from './IdentityProvider.ts';
import { areAllPasswordsOff } from './passwordsOff.ts';
import { personOf } from './personOf.ts';
import { organisationsNamed } from './signOnFor.ts';
import { failureOf, SignOnFailure } from './SignOnFailure.ts';
import { beginVisit, cookieSeconds, makeTicket, takeTicket, takeVisit } from './visits.ts';
import { aboutCall } from '../../platform/http/logging.ts';

const cookieName = 'sso';
const browserOf = (request: FastifyRequest): string | undefined => cookieOf(request, cookieName);

/** Single sign-on: to the operator's identity provider, and back. */
export function signOnRoutes(server: Server): void {
  const { app, context } = server;
  const { config, db } = context;
  route(server, endpoints.signInWays, async () => ({
    ...(config.signOn && { name: config.signOn.name }),
    passwordsOff: await areAllPasswordsOff(db, context),
  }));
  // Apart, so that whatever goes wrong in them leads back to the sign-in page.
  void app.register(async (pages: FastifyInstance) => {
    pages.setErrorHandler((error, request, reply) => tell({ app }, request, reply, error));
    redirectRoutes({ ...server, app: pages });
  });
  route(server, endpoints.finishSignOn, async ({ body, request, reply }) => {
    const admitted = await takeTicket(context, { ticket: body.ticket, browser: browserOf(request) });
    const begun = admitted && (await beginSession(server, admitted, request));
    if (!begun) {
      const error = 'This sign-in was used, or took too long. Please sign in again';
      throw new Refusal('invalid', error, { fields: { ticket: error } });
    }
    await rememberBrowser(context, begun.userId, request, reply);
    return begun.answer;
  });
}

function redirectRoutes(server: Server): void {
  const { context } = server;
  const { signOn } = context.config;
  const provider = signOn && new IdentityProvider(context, signOn);
  const needed = () => {
    if (!signOn || !provider) throw new SignOnFailure('refused', 'there is no single sign-on', { hint: 'OIDC_ISSUER' });
    return { signOn, provider };
  };
  route(server, endpoints.beginSignOn, async ({ query, request, reply }) => {
    const { signOn: settings, provider: asked } = needed();
    // Before anything is stored: where the provider is down, nothing begins.
    await asked.look().catch((error: unknown) => {
      const failure = failureOf(error);
      throw error instanceof SignOnFailure ? error : new SignOnFailure('down', failure.message, failure);
    });
    const beginning = { to: pathOf(query.to), known: browserOf(request), pkce: settings.pkce };
    const { browser, ...visit } = await beginVisit(context, beginning);
    // Lax: a strict one does not come back with the browser.
    setCookie(
      { request, reply, config: context.config },
      { name: cookieName, token: browser, path: '/api/sso', seconds: cookieSeconds, sameSite: 'Lax' },
    );
    return reply.redirect(await asked.addressFor(visit), 303);
  });
  route(server, endpoints.signOnCallback, async ({ query, request, reply }) => {
    const { signOn: settings, provider: asked } = needed();
    const browser = browserOf(request);
    const visit = await takeVisit(context, { state: query.state, browser });
    const search = request.url.slice(request.url.indexOf('?'));
    const { claims, signOutAt = null } = await asked.welcome(search, { ...visit, state: query.state });
    const [tenantId] = await organisationsNamed(context.db, settings.organisation);
    if (tenantId === undefined)
      throw new SignOnFailure('refused', 'there is no such organisation', { hint: 'OIDC_ORGANISATION' });
    const gate = { signOn: settings, tenantId, address: request.ip };
    const userId = await admit(context, gate, personOf(claims, settings));
    const ticket = await makeTicket(context, { userId, signOutAt, browser: browser ?? '' });
    return reply.redirect(`${visit.to}#sso=${ticket}`, 303);
  });
}

/** Sends the browser back to the sign-in page with the outcome. What an operator needs to know goes into the log. */
function tell(
  { app }: Pick<Server, 'app'>,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const { outcome, message, code, hint } = failureOf(error);
  app.log.warn(
    {
      ...aboutCall(request),
      outcome,
      ...(code !== undefined && { code }),
      cause: message,
      ...(hint !== undefined && { setting: hint }),
    },
    'single sign-on came to nothing',
  );
  return reply.redirect(`/login?sso=${outcome satisfies SignOnOutcome}`, 303);
}

/** A path of the app to come back to; the home page in place of any other. */
function pathOf(to: string): string {
  const here = 'http://here.invalid';
  const url = to.startsWith('/') && to.length <= 2_000 ? URL.parse(to, here) : null;
  // A path that begins with two slashes would be another server's.
  const isOurs = url !== null && url.origin === here && !url.pathname.startsWith('//');
  return isOurs && !url.pathname.startsWith('/api/') ? url.pathname + url.search : '/';
}
