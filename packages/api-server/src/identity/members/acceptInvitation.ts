import { randomUUID } from 'node:crypto';
import { readUserName } from '@switchboard/api-contract/address';
import { asActor } from '../../platform/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import { hashPassword, refuseCommonPassword } from '../passwords.ts';
import { refusePassword } from '../signOn/passwordsOff.ts';
import { revokeKeysOf } from '../keys/ownKeys.ts';
import { userNames } from '../accounts.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { StoreTransaction } from '../../platform/store/Database.ts';
import { openLink, type OpenedLink } from './links.ts';

/** What somebody typed who opened a link. */
interface Typed {
  readonly name?: string | undefined;
  readonly password: string;
}

/**
 * Adds whoever opened an invitation as a member, or sets a member's new password, ends their sessions, removes their
 * passkeys and revokes their keys. The link can't be used again. Returns the member's id, and whether they are new.
 */
export async function acceptInvitation(
  context: Context,
  token: string,
  { name = '', password }: Typed,
  address: string,
): Promise<{ readonly userId: string; readonly isNew: boolean }> {
  const link = await openLink(context, token);
  const isNew = link.row.userId === null;
  if (isNew && name === '') throw new Refusal('invalid', 'Name is required', { fields: { name: 'Name is required' } });
  const { tenantId } = link.row;
  const userId = link.row.userId ?? randomUUID();
  await refusePassword(context.db, context, { tenantId, userId }, 'conflict');
  refuseCommonPassword(password, 'password');
  const passwordHash = await hashPassword(password);
  const by = { type: 'member', id: userId, name: isNew ? name : (link.name ?? '') } as const;
  await asActor({ by, address }, () =>
    context.db.change(tenantId, async (trx) => {
      // Read again: somebody else may have used the link in the meantime.
      const { row } = await openLink({ db: trx, clock: context.clock }, token);
      const at = context.clock().toISOString();
      await trx
        .updateTable('invitations')
        .set({ usedAt: at })
        .where('tenantId', '=', tenantId)
        .where('id', '=', row.id)
        .execute();
      if (isNew) await addMember(trx, row, { userId, name, passwordHash, at });
      else await setPassword(trx, row, { userId, passwordHash, at });
    }),
  );
  return { userId, isNew };
}

type Row = OpenedLink['row'];

async function addMember(
  trx: StoreTransaction,
  { tenantId, email, role }: Row,
  { userId, name, passwordHash, at }: { userId: string; name: string; passwordHash: string; at: string },
): Promise<void> {
  // An invitation may be from before addresses were cleaned.
  const username = readUserName(email);
  // Members sign in without naming their organisation, so an address can belong to one organisation only. Which other
  // one has it is not said: the admin who made the link could open it too.
  const taken = await trx.selectFrom('users').select('id').where('username', 'in', userNames(email)).executeTakeFirst();
  const added = await trx
    .insertInto('users')
    .values({ id: userId, tenantId, username, name, email: username, role, passwordHash, createdAt: at })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (taken || !added)
    throw new Refusal(
      'conflict',
      'This address can’t be used for a new account. Ask for an invitation to another address of yours',
    );
  await writeAudit(trx, {
    tenantId,
    kind: 'member.joined',
    at,
    target: email,
    changes: [{ field: 'role', new: role }],
  });
}

async function setPassword(
  trx: StoreTransaction,
  { tenantId, email }: Row,
  { userId, passwordHash, at }: { userId: string; passwordHash: string; at: string },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ passwordHash })
    .where('tenantId', '=', tenantId)
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('sessions').where('userId', '=', userId).execute();
  await trx.deleteFrom('knownBrowsers').where('userId', '=', userId).execute();
  await writeAudit(trx, { tenantId, kind: 'password.reset', at, target: email });
  // Whoever had the account may have added one, to keep it.
  const removed = await trx
    .deleteFrom('passkeys')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .returning('name')
    .execute();
  for (const { name } of removed) await writeAudit(trx, { tenantId, kind: 'passkey.removed', at, target: name });
  await revokeKeysOf(trx, { tenantId, userId }, at);
}
