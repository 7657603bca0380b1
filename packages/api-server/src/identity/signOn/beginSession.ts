import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { FastifyRequest } from 'fastify';
import { writeAudit } from '../../audit/writeAudit.ts';
import { asActor } from '../../platform/actor.ts';
import type { Server } from '../../platform/http/Server.ts';
import { selectMembers } from '../accounts.ts';
import { describeMember } from '../signIn.ts';

/** Begins the session of a member whom the identity provider let in; undefined: they were removed meanwhile. */
export async function beginSession(
  { context, sessions }: Pick<Server, 'context' | 'sessions'>,
  { userId, signOutAt }: { readonly userId: string; readonly signOutAt: string | null },
  request: FastifyRequest,
): Promise<{ readonly userId: string; readonly answer: AnswerOf<typeof endpoints.finishSignOn> } | undefined> {
  const member = await selectMembers(context.db).where('users.id', '=', userId).executeTakeFirst();
  if (!member) return undefined;
  const { tenantId, name, email } = member;
  const hours = context.config.signOn?.hours ?? 0;
  const session = await asActor({ by: { type: 'member', id: userId, name }, address: request.ip }, () =>
    sessions.create(userId, {
      userAgent: request.headers['user-agent'],
      signOn: { hours, signOutAt },
      also: (trx, at) => writeAudit(trx, { tenantId, kind: 'session.signed-in', at, target: email }),
    }),
  );
  return { userId, answer: { ...session, ...describeMember(member, context.sandboxes) } };
}
