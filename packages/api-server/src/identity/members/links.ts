import { randomUUID } from 'node:crypto';
import { limits } from '@switchboard/api-contract/limits';
import { hourMs } from '@switchboard/api-contract/time';
import type { Selectable } from 'kysely';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { StoreWriter, StoreReader } from '../../platform/store/Database.ts';
import { digestOf, makeToken, isToken } from '../../platform/vault/token.ts';
import type { InvitationsTable } from '../tables.ts';
import type { Context } from '../../platform/Context.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { arePasswordsOff } from '../signOn/passwordsOff.ts';
import { signOnFor } from '../signOn/signOnFor.ts';

export type StoredInvitation = Selectable<InvitationsTable>;

/** Whom a link is made for. */
interface LinkFor extends Pick<StoredInvitation, 'tenantId' | 'email' | 'role' | 'userId' | 'invitedBy'> {
  readonly now: Date;
}

/** A link that opens once. Only its digest is stored, so it can't be shown again. */
export interface NewLink {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: string;
}

/** Stores a new invitation, or a member's link for a new password, and returns the token that opens it. */
export async function makeLink(db: StoreWriter, { now, ...invitation }: LinkFor): Promise<NewLink> {
  const id = randomUUID();
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + limits.members.invitationHours * hourMs).toISOString();
  await db
    .insertInto('invitations')
    .values({
      ...invitation,
      id,
      tokenHash: digestOf(token),
      at: now.toISOString(),
      expiresAt,
      usedAt: null,
      withdrawnAt: null,
    })
    .execute();
  return { id, token, expiresAt };
}

/** The address of a link. `publicUrl` without a trailing slash. */
export const linkTo = (publicUrl: string, { token }: Pick<NewLink, 'token'>): string =>
  `${publicUrl}/invitation/${token}`;

/** Why a link does not open any more; undefined while it does. */
export function linkEndOf({ usedAt, withdrawnAt, expiresAt }: StoredInvitation, now: Date): LinkEnd | undefined {
  if (usedAt !== null) return 'used';
  if (withdrawnAt !== null) return 'withdrawn';
  return Date.parse(expiresAt) <= now.getTime() ? 'expired' : undefined;
}
type LinkEnd = 'used' | 'withdrawn' | 'expired';

/** Withdraws the links with which a member would set a new password. */
export async function withdrawResets(
  db: StoreWriter,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
  at: string,
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ withdrawnAt: at })
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute();
}

/** What a link opens, with the names that its page shows. */
export interface OpenedLink {
  readonly row: StoredInvitation;
  readonly organisation: string;
  /** Of a link for a new password: the member's. */
  readonly name: string | undefined;
}

/** Finds what a link leads to. Refuses an unknown one as missing, and one that has ended as gone, with the reason. */
export async function openLink(
  { db, clock }: { readonly db: StoreReader; readonly clock: Context['clock'] },
  token: string,
): Promise<OpenedLink> {
  if (!isToken(token)) throw unknownLink();
  const found = await db
    .selectFrom('invitations')
    .innerJoin('tenants', 'tenants.id', 'invitations.tenantId')
    .leftJoin('users', 'users.id', 'invitations.userId')
    .selectAll('invitations')
    .select(['tenants.name as organisation', 'users.name as memberName'])
    .where('invitations.tokenHash', '=', digestOf(token))
    .executeTakeFirst();
  if (!found) throw unknownLink();
  const { organisation, memberName, ...row } = found;
  const end = linkEndOf(row, clock());
  if (end) throw new Refusal('gone', sentenceOf(end, row, organisation));
  return { row, organisation, name: memberName ?? undefined };
}

const unknownLink = () =>
  new Refusal('missing', 'This link is not valid. Check that it is complete, or ask whoever sent it for a new one');

const reasons: Readonly<Record<LinkEnd, string>> = {
  used: 'was already used',
  expired: 'has expired',
  withdrawn: 'was withdrawn',
};

function sentenceOf(end: LinkEnd, { userId, invitedBy }: StoredInvitation, organisation: string): string {
  const next = end === 'used' ? 'Sign in, or ask' : 'Ask';
  return `This ${userId === null ? 'invitation' : 'link'} ${reasons[end]}. ${next} ${invitedBy ?? `an admin of ${organisation}`} for a new one.`;
}

/** What the page behind a link shows. */
export async function describeInvitation(
  context: Context,
  token: string,
): Promise<AnswerOf<typeof endpoints.invitation>> {
  const { row, organisation, name } = await openLink(context, token);
  const { email, role, invitedBy, expiresAt } = row;
  const by = invitedBy !== null && { invitedBy };
  if (row.userId !== null)
    return { kind: 'reset', organisation, expiresAt, ...(name !== undefined && { name }), ...by };
  const signOn = await signOnFor(context.db, context, row.tenantId);
  const passwordsOff = await arePasswordsOff(context.db, context, row.tenantId);
  return {
    kind: 'invitation',
    organisation,
    email,
    role,
    expiresAt,
    ...by,
    ...(signOn && { sso: signOn.name }),
    ...(passwordsOff && { passwordsOff }),
  };
}
