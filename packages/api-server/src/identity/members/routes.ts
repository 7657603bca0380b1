import { endpoints, type AnswerOf } from '@switchboard/api-contract/endpoints';
import type { FastifyRequest } from 'fastify';
import { product } from '@switchboard/api-contract/product';
import { asActor, type Member, markUnchanged } from '../../platform/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { publicUrlOf } from '../../platform/http/readRequest.ts';
import { route, tokenOf } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { attemptPlaceOf, rememberBrowser } from '../browsers.ts';
import { mailMember, tellingMembers } from '../mailMember.ts';
import { selectMembers } from '../accounts.ts';
import { describeMember } from '../signIn.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { changeRole, makeResetLink, removeMember } from './changeMember.ts';
import { changePassword } from './changePassword.ts';
import { inviteMember, withdrawInvitation } from './inviteMember.ts';
import { linkTo, type NewLink, describeInvitation } from './links.ts';
import { markEmergency, unjoinMember } from './signOnOfMember.ts';
import { listMembers } from './listMembers.ts';
import type { Context } from '../../platform/Context.ts';

/** The members of an organisation, the links by which they join it, and each member's own account. */
export function memberRoutes(server: Server): void {
  memberListRoutes(server);
  linkRoutes(server);
  accountRoutes(server);
}

function memberListRoutes(server: Server): void {
  const { context } = server;
  /** Also sends the link by mail. If that fails, the call does not: the link was made, and the answer contains it. */
  const answerWithLink = async (
    { made, link, to, kind }: { made: NewLink; link: string; to: string; kind: 'invitation' | 'reset' },
    member: Member,
    request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.invite>> => {
    const { id, expiresAt } = made;
    const { subject, content } = mailWords[kind](member);
    const letter = { to, subject, content: `${content}\n\n${link}`, own: member.email };
    const sentBy = await mailMember(context, request, { tenantId: member.tenantId, id, ...letter });
    return { id, link, expiresAt, ...(sentBy !== undefined && { sentBy }) };
  };
  route(server, endpoints.members, ({ member }) => listMembers(context, member));
  route(server, endpoints.changeRole, ({ member, params, body }) =>
    changeRole(context, member, params.memberId, body.role),
  );
  route(server, endpoints.removeMember, ({ member, params }) =>
    removeMember(context, member.tenantId, params.memberId),
  );
  route(server, endpoints.unjoinMember, ({ member, params }) => unjoinMember(context, member, params.memberId));
  route(server, endpoints.markEmergency, ({ member, params, body }) =>
    markEmergency(context, member, params.memberId, body.emergency),
  );
  route(server, endpoints.changeOrganisation, ({ member, body }) => changeOrganisation(context, member.tenantId, body));
  route(server, endpoints.invite, async ({ member, body, request }) => {
    const { tenantId, name } = member;
    const made = await inviteMember(context, { tenantId, ...body, invitedBy: name });
    const link = linkTo(publicUrlOf(context.config, request), made);
    return answerWithLink({ made, link, to: body.email, kind: 'invitation' }, member, request);
  });
  route(server, endpoints.withdrawInvitation, ({ member, params }) =>
    withdrawInvitation(context, member.tenantId, params.invitationId),
  );
  route(server, endpoints.resetPassword, async ({ member, params, request }) => {
    // A link to oneself would let a stolen session set a password without the old one.
    if (params.memberId === member.userId)
      throw new Refusal('conflict', 'Change your own password under Profile, with the old one');
    const made = await makeResetLink(context, { tenantId: member.tenantId, id: params.memberId, by: member.name });
    const link = linkTo(publicUrlOf(context.config, request), made);
    return answerWithLink({ made, link, to: made.email, kind: 'reset' }, member, request);
  });
}

/** What a link opens, without sign-in. */
function linkRoutes(server: Server): void {
  const { context, sessions } = server;
  const tellMember = tellingMembers(server);
  route(server, endpoints.invitation, ({ params }) => describeInvitation(context, params.token));
  route(server, endpoints.acceptInvitation, async ({ params, body, request, reply }) => {
    const { userId, isNew } = await acceptInvitation(context, params.token, body, request.ip);
    const member = await selectMembers(context.db).where('users.id', '=', userId).executeTakeFirst();
    if (!member) throw new Refusal('missing', 'There is no member with this id');
    await rememberBrowser(context, userId, request, reply);
    const { tenantId, name, email } = member;
    const session = await asActor({ by: { type: 'member', id: userId, name }, address: request.ip }, () =>
      sessions.create(userId, {
        userAgent: request.headers['user-agent'],
        also: (trx, at) => writeAudit(trx, { tenantId, kind: 'session.signed-in', at, target: email }),
      }),
    );
    if (!isNew) tellMember(request, member, 'A link set a new password, and removed your passkeys,');
    return { ...session, ...describeMember(member, context.sandboxes) };
  });
}

/** The member's own password and sessions. */
function accountRoutes(server: Server): void {
  const { context, sessions, attempts } = server;
  const tellMember = tellingMembers(server);
  route(server, endpoints.changePassword, async ({ member, body, request, reply }) => {
    const address = await attemptPlaceOf(context, member.username, request);
    await changePassword({ context, sessions, attempts }, { member, token: tokenOf(request), address }, body);
    await rememberBrowser(context, member.userId, request, reply);
    tellMember(request, member, 'Your password was changed');
    return { ok: true as const };
  });
  route(server, endpoints.sessions, async ({ member, request }) => ({
    sessions: await sessions.list(member.userId, tokenOf(request)),
  }));
  route(server, endpoints.endSession, async ({ member, params }) => {
    const { tenantId, userId, email } = member;
    const ended = await sessions.end(userId, params.sessionId, (trx) =>
      writeAudit(trx, { tenantId, kind: 'session.ended', at: context.clock().toISOString(), target: email }),
    );
    if (!ended) throw new Refusal('missing', 'There is no session with this id');
  });
}

const mailWords = {
  invitation: ({ name, tenantName }: Member) => ({
    subject: `${name} invites you to ${tenantName} on ${product.name}`,
    content: `${name} invites you to ${tenantName} on ${product.name}. The link works once, within 72 hours:`,
  }),
  reset: ({ name, tenantName }: Member) => ({
    subject: `A new password for ${product.name}`,
    content: `${name} made a link for you to set a new password at ${tenantName}. It works once, within 72 hours:`,
  }),
} as const;

/**
 * Sets the time zone in which the organisation's months and days count. The first one leaves no audit line: the app
 * sends it from an admin's browser, and nobody chose it.
 */
async function changeOrganisation(
  { db, clock }: Context,
  tenantId: string,
  { zone }: { readonly zone: string },
): Promise<{ zone: string }> {
  await db.change(tenantId, async (trx) => {
    const before = await trx
      .selectFrom('tenants')
      .select(['zone', 'name'])
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow();
    if (before.zone === zone) return markUnchanged();
    await trx.updateTable('tenants').set({ zone }).where('id', '=', tenantId).execute();
    if (before.zone === null) return markUnchanged();
    await writeAudit(trx, {
      tenantId,
      kind: 'organisation.changed',
      at: clock().toISOString(),
      target: before.name,
      changes: [{ field: 'zone', old: before.zone, new: zone }],
    });
  });
  return { zone };
}
