import { endpoints } from '@switchboard/api-contract/endpoints';
import { rightsOf } from '@switchboard/api-contract/roles';
import { markUnchanged } from '../platform/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { route, tokenOf } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { admitsDemo, isDemo } from '../tenants/demo.ts';
import { knownBrowserOf, rememberBrowser } from './browsers.ts';
import { describeMember, signIn } from './signIn.ts';
import { describeWithoutPassword } from './signOn/passwordsOff.ts';

/** Signing in and out, and the current session. */
export function authRoutes(server: Server): void {
  const { sessions, attempts, context } = server;
  const { clock, sandboxes } = context;
  route(server, endpoints.login, async ({ body, request, reply }) => {
    const { userId, answer } = await signIn({ context, sessions, attempts }, body, {
      address: request.ip,
      userAgent: request.headers['user-agent'],
      knownBrowser: await knownBrowserOf(context, body.username, request),
      mayUseDemo: admitsDemo(context.config, request),
    });
    await rememberBrowser(context, userId, request, reply);
    return answer;
  });
  route(server, endpoints.logout, async ({ request, member: { tenantId, email } }) => {
    const ended = await sessions.revoke(tokenOf(request), (trx) =>
      writeAudit(trx, { tenantId, kind: 'session.signed-out', at: clock().toISOString(), target: email }),
    );
    // Ended elsewhere at this moment.
    if (!ended) markUnchanged();
    const alsoAt = ended?.signOutAt ?? undefined;
    return { ok: true as const, ...(alsoAt !== undefined && { alsoAt }) };
  });
  route(server, endpoints.session, async ({ member, request }) => {
    const { signOn } = context.config;
    const began = signOn && (await sessions.signOnOf(tokenOf(request)));
    const withoutPassword = await describeWithoutPassword(context.db, context, member);
    return {
      ...describeMember(member, sandboxes),
      role: member.role,
      may: [...rightsOf(member.role)],
      ...(isDemo(member.username) && { demo: true }),
      ...(began && { signedInWith: { name: signOn.name, ...(began.signOutAt !== null && { signsOut: true }) } }),
      ...(withoutPassword && { withoutPassword }),
    };
  });
}
