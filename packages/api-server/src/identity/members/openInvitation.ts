import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Context } from '../../platform/Context.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { digestOf, isToken } from '../../platform/vault/token.ts';
import type { Database } from '../../platform/store/Database.ts';
import { linkEndOf, type StoredInvitation, type LinkEnd } from './links.ts';

/** What a link opens, with the names that its page shows. */
export interface OpenedLink {
  readonly row: StoredInvitation;
  readonly organisation: string;
  /** Of a link for a new password: the member's. */
  readonly name: string | undefined;
}

/** What an unused link leads to. Refuses an unknown one as missing, and one that is over as gone, with the reason. */
export async function openLink(
  { db, clock }: { readonly db: Pick<Database, 'selectFrom'>; readonly clock: Context['clock'] },
  token: string,
): Promise<OpenedLink> {
  if (!isToken(token)) throw unknown();
  const found = await db
    .selectFrom('invitations')
    .innerJoin('tenants', 'tenants.id', 'invitations.tenantId')
    .leftJoin('users', 'users.id', 'invitations.userId')
    .selectAll('invitations')
    .select(['tenants.name as organisation', 'users.name as memberName'])
    .where('invitations.tokenHash', '=', digestOf(token))
    .executeTakeFirst();
  if (!found) throw unknown();
  const { organisation, memberName, ...row } = found;
  const end = linkEndOf(row, clock());
  if (end) throw new Refusal('gone', sentenceOf(end, row, organisation));
  return { row, organisation, name: memberName ?? undefined };
}

const unknown = () =>
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
  return row.userId === null
    ? { kind: 'invitation', organisation, email, role, expiresAt, ...by }
    : { kind: 'reset', organisation, expiresAt, ...(name !== undefined && { name }), ...by };
}
