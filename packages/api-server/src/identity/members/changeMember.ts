import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { adminRoles, roleMay, type Role } from '@switchboard/api-contract/roles';
import type { Selectable } from 'kysely';
import { markUnchanged, type Member } from '../../platform/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { StoreWriter } from '../../platform/store/Database.ts';
import type { UsersTable } from '../../tenants/tables.ts';
import { refusePassword } from '../signOn/passwordsOff.ts';
import { readMembers } from './listMembers.ts';
import { isDemo } from '../../tenants/demo.ts';
import { makeLink, withdrawResets, type NewLink } from './links.ts';

type UserRow = Selectable<UsersTable>;

/** Gives a member another role, which counts from their next call on. */
export async function changeRole(
  context: Context,
  { tenantId, userId }: Member,
  id: string,
  role: Role,
): Promise<AnswerOf<typeof endpoints.changeRole>> {
  const { db, clock, config } = context;
  return db.change(tenantId, async (trx) => {
    const member = await findMember(trx, tenantId, id);
    const before = await readMember(trx, context, { tenantId, you: userId, id });
    if (before.roleSet) {
      const provider = config.signOn?.name ?? '';
      throw new Refusal('conflict', `${provider} sets this role at each sign-in. Change it there`);
    }
    if (isDemo(member.username)) throw new Refusal('conflict', 'The role of the demo account can’t be changed');
    if (!roleMay(role, 'administer')) await refuseLastAdmin(trx, member, 'made less', config.demo);
    // It has the role already, so there is nothing to audit.
    if (member.role === role) markUnchanged();
    else {
      await trx.updateTable('users').set({ role }).where('tenantId', '=', tenantId).where('id', '=', id).execute();
      await writeAudit(trx, {
        tenantId,
        kind: 'member.role-changed',
        at: clock().toISOString(),
        target: nameOf(member),
        changes: [{ field: 'role', old: member.role, new: role }],
      });
    }
    return readMember(trx, context, { tenantId, you: userId, id });
  });
}

/** One member as the list has them. Refuses an unknown id as missing. */
export async function readMember(
  db: StoreWriter,
  context: Context,
  { id, ...asked }: { readonly tenantId: string; readonly you: string; readonly id: string },
): Promise<AnswerOf<typeof endpoints.changeRole>> {
  const row = (await readMembers(db, context, asked)).find((one) => one.id === id);
  if (!row) throw memberMissing();
  return row;
}

/**
 * Takes a member out of the organisation. Their sessions end at once; what they did keeps their name. The demo account
 * can be removed, too: `npm run admin` creates it again.
 */
export async function removeMember({ db, clock, config }: Context, tenantId: string, id: string): Promise<void> {
  await db.change(tenantId, async (trx) => {
    const member = await findMember(trx, tenantId, id);
    await refuseLastAdmin(trx, member, 'removed', config.demo);
    await trx.deleteFrom('sessions').where('userId', '=', id).execute();
    await trx.deleteFrom('users').where('tenantId', '=', tenantId).where('id', '=', id).execute();
    await writeAudit(trx, {
      tenantId,
      kind: 'member.removed',
      at: clock().toISOString(),
      target: nameOf(member),
      changes: [{ field: 'role', old: member.role }],
    });
  });
}

/** A link with which a member sets a new password, in place of earlier ones. The old password works until then. */
export function makeResetLink(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  { tenantId, id, by }: { readonly tenantId: string; readonly id: string; readonly by: string | null },
): Promise<NewLink & { readonly email: string }> {
  const { db, clock } = context;
  return db.change(tenantId, async (trx) => {
    const member = await findMember(trx, tenantId, id);
    if (isDemo(member.username)) throw new Refusal('conflict', 'The password of the demo account can’t be changed');
    await refusePassword(trx, context, { tenantId, userId: id }, 'conflict');
    const now = clock();
    const { email, role } = member;
    await withdrawResets(trx, { tenantId, userId: id }, now.toISOString());
    const link = await makeLink(trx, { tenantId, email, role, userId: id, invitedBy: by, now });
    await writeAudit(trx, {
      tenantId,
      kind: 'password.reset-asked',
      at: now.toISOString(),
      target: nameOf(member),
    });
    return { ...link, email };
  });
}

export const nameOf = ({ name, email }: UserRow): string => name || email;
const memberMissing = () => new Refusal('missing', 'There is no member with this id');

export async function findMember(db: StoreWriter, tenantId: string, id: string): Promise<UserRow> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw memberMissing();
  return row;
}

/**
 * Refuses to take the role from the last admin: somebody must be left who can invite others. The demo account does not
 * count where Demo Access is off. Transactions of an organisation run one after the other, so that two admins can't
 * remove each other.
 */
async function refuseLastAdmin(
  db: StoreWriter,
  member: UserRow,
  what: 'made less' | 'removed',
  demo: boolean,
): Promise<void> {
  if (await isLastAdmin(db, member, demo))
    throw new Refusal('conflict', `The last admin can’t be ${what}. Make another member an admin first`);
}

/** Whether nobody but this member could invite others. */
export async function isLastAdmin(
  db: StoreWriter,
  { tenantId, id, role }: Pick<UserRow, 'tenantId' | 'id' | 'role'>,
  demo: boolean,
): Promise<boolean> {
  if (!roleMay(role, 'administer')) return false;
  const others = await db
    .selectFrom('users')
    .select('username')
    .where('tenantId', '=', tenantId)
    .where('role', 'in', adminRoles)
    .where('id', '<>', id)
    .execute();
  return !others.some(({ username }) => demo || !isDemo(username));
}
