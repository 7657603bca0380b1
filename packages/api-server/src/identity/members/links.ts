import { randomUUID } from 'node:crypto';
import { limits } from '@switchboard/api-contract/limits';
import { hourMs } from '@switchboard/api-contract/time';
import type { Selectable } from 'kysely';
import type { StoreWriter } from '../../platform/store/Database.ts';
import { digestOf, makeToken } from '../../platform/vault/token.ts';
import type { InvitationsTable } from './tables.ts';

export type StoredInvitation = Selectable<InvitationsTable>;

/** What a link is made for. */
interface LinkFor extends Pick<StoredInvitation, 'tenantId' | 'email' | 'role' | 'userId' | 'invitedBy'> {
  readonly now: Date;
}

/** A link that opens once. Only its digest is kept, so it can't be shown again. */
export interface NewLink {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: string;
}

/** Keeps a new invitation, or a member's link for a new password, and returns the token that opens it. */
export async function makeLink(db: StoreWriter, { now, ...of }: LinkFor): Promise<NewLink> {
  const id = randomUUID();
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + limits.members.invitationHours * hourMs).toISOString();
  await db
    .insertInto('invitations')
    .values({
      ...of,
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
export type LinkEnd = 'used' | 'withdrawn' | 'expired';

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
