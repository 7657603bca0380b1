import { limits } from '@switchboard/api-contract/limits';
import type { Role } from '@switchboard/api-contract/roles';
import { demoCredentials } from '@switchboard/api-contract/session';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import { isSameAccount } from '../accounts.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { StoreWriter } from '../../platform/store/Database.ts';
import { makeLink, type NewLink } from './links.ts';

/** Whom an admin invites. */
interface Guest {
  readonly tenantId: string;
  /** As `memberAddress` reads it. */
  readonly email: string;
  readonly role: Role;
  /** Name of the admin; null: a command of the server. */
  readonly invitedBy: string | null;
}

/**
 * Makes an invitation, in place of open ones to the same address. Refuses the address of a member. The address of
 * another organisation's member is not refused here, because that would reveal that there is such a member: whoever
 * opens the link is told.
 */
export function inviteMember(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { tenantId, email, role, invitedBy }: Guest,
): Promise<NewLink> {
  return db.change(tenantId, async (trx) => {
    const now = clock();
    const members = await refuseUnsuitable(trx, tenantId, email);
    const open = await readOpenInvitations(trx, tenantId);
    const earlier = open.filter((one) => isSameAccount(one.email, email));
    for (const { id } of earlier)
      await trx
        .updateTable('invitations')
        .set({ withdrawnAt: now.toISOString() })
        .where('tenantId', '=', tenantId)
        .where('id', '=', id)
        .execute();
    const others = open.filter((one) => !earlier.includes(one) && one.expiresAt > now.toISOString());
    refuseIfFull(members + others.length);
    const link = await makeLink(trx, { tenantId, email, role, userId: null, invitedBy, now });
    await writeAudit(trx, {
      tenantId,
      kind: 'member.invited',
      at: now.toISOString(),
      target: email,
      changes: [{ field: 'role', new: role }],
    });
    return link;
  });
}

/** Refuses an address that can't be invited. Returns how many members there are. */
async function refuseUnsuitable(db: StoreWriter, tenantId: string, email: string): Promise<number> {
  const refuse = (error: string): never => {
    throw new Refusal('conflict', error, { fields: { email: error } });
  };
  if (email === demoCredentials.username || email === demoEmail) refuse('The demo account can’t be invited');
  const members = await db.selectFrom('users').select(['email', 'username']).where('tenantId', '=', tenantId).execute();
  if (members.some((member) => isSameAccount(member.email, email) || isSameAccount(member.username, email)))
    refuse('There is a member with this address already');
  return members.length;
}

/** Invitations that were neither accepted nor withdrawn. */
const readOpenInvitations = (db: StoreWriter, tenantId: string) =>
  db
    .selectFrom('invitations')
    .select(['id', 'email', 'expiresAt'])
    .where('tenantId', '=', tenantId)
    .where('userId', 'is', null)
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute();

function refuseIfFull(already: number): void {
  const { most } = limits.members;
  if (already >= most)
    throw new Refusal('conflict', `An organisation has at most ${most} members and open invitations`);
}

const demoEmail = 'demo@switchboard.test';

/** Withdraws an invitation that was not accepted. Its link says so from then on. */
export async function withdrawInvitation({ db, clock }: Context, tenantId: string, id: string): Promise<void> {
  await db.change(tenantId, async (trx) => {
    const at = clock().toISOString();
    const row = await trx
      .updateTable('invitations')
      .set({ withdrawnAt: at })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .where('userId', 'is', null)
      .where('usedAt', 'is', null)
      .where('withdrawnAt', 'is', null)
      .returning('email')
      .executeTakeFirst();
    if (!row) throw new Refusal('missing', 'There is no open invitation with this id');
    await writeAudit(trx, { tenantId, kind: 'invitation.withdrawn', at, target: row.email });
  });
}
