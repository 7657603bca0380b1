import { endpoints } from '@switchboard/api-contract/endpoints';
import { rightsOf } from '@switchboard/api-contract/roles';
import { route, tokenOf } from '../http/route.ts';
import type { Server } from '../http/Server.ts';
import { describeMember, signIn } from '../services/auth/signIn.ts';

/** Signing in and out, and the current session. */
export function authRoutes(server: Server): void {
  const { sessions, attempts, context } = server;
  route(server, endpoints.login, ({ body, request }) =>
    signIn({ db: context.db, sessions, attempts, sandboxes: context.sandboxes }, body, request.ip),
  );
  route(server, endpoints.logout, async ({ request }) => {
    await sessions.revoke(tokenOf(request));
    return { ok: true as const };
  });
  route(server, endpoints.session, async ({ member }) => ({
    ...describeMember(member, context.sandboxes),
    role: member.role,
    may: [...rightsOf(member.role)],
  }));
}
