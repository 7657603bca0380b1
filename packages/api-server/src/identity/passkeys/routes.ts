import { endpoints } from '@switchboard/api-contract/endpoints';
import type { FastifyRequest } from 'fastify';
import { publicUrlOf } from '../../platform/http/readRequest.ts';
import { route, tokenOf } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { attemptPlaceOf, rememberBrowser } from '../browsers.ts';
import { tellingMembers } from '../mailMember.ts';
import { addPasskey, makePasskeyOptions } from './addPasskey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './ownPasskeys.ts';
import { proveMember } from './proveMember.ts';
import { makeSignInOptions, signInByPasskey } from './signInByPasskey.ts';
import { siteOf } from './webAuthn.ts';

/** A member's passkeys, and signing in with one. */
export function passkeyRoutes(server: Server): void {
  const { context, sessions, attempts } = server;
  const tellMember = tellingMembers(server);
  const siteAt = (request: FastifyRequest) => siteOf(publicUrlOf(context.config, request));
  route(server, endpoints.passkeys, ({ member }) => listPasskeys(context, member));
  route(server, endpoints.passkeyOptions, ({ member, request }) =>
    makePasskeyOptions(context, { member, sessionToken: tokenOf(request), site: siteAt(request) }),
  );
  route(server, endpoints.addPasskey, async ({ member, request, body }) => {
    const added = await addPasskey(context, { member, sessionToken: tokenOf(request), site: siteAt(request) }, body);
    tellMember(request, member, `The passkey “${body.name}” was added to your account`);
    return added;
  });
  route(server, endpoints.renamePasskey, ({ member, params, body }) =>
    renamePasskey(context, member, { id: params.passkeyId, name: body.name }),
  );
  route(server, endpoints.removePasskey, async ({ member, params, request }) => {
    const name = await removePasskey(context, member, params.passkeyId);
    tellMember(request, member, `The passkey “${name}” was removed from your account`);
  });
  route(server, endpoints.prove, async ({ member, request, body }) => {
    const address = await attemptPlaceOf(context, member.username, request);
    const requester = { member, token: tokenOf(request), address, site: () => siteAt(request) };
    await proveMember({ context, sessions, attempts }, requester, body);
    return { ok: true as const };
  });
  route(server, endpoints.passkeySignInOptions, ({ request }) => makeSignInOptions(context, siteAt(request)));
  route(server, endpoints.passkeySignIn, async ({ request, reply, body }) => {
    const { userId, answer } = await signInByPasskey(
      { context, sessions },
      {
        site: siteAt(request),
        address: request.ip,
        userAgent: request.headers['user-agent'],
        response: body.response,
      },
    );
    await rememberBrowser(context, userId, request, reply);
    return answer;
  });
}
