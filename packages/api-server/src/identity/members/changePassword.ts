import { writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import { refusePassword } from '../signOn/passwordsOff.ts';
import type { Attempts } from '../Attempts.ts';
import { hashPassword, refuseCommonPassword, verifyPassword } from '../passwords.ts';
import type { Sessions } from '../Sessions.ts';
import type { Member } from '../../platform/actor.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { withdrawResets } from './links.ts';
import { isDemo } from '../../tenants/demo.ts';

export interface Parts {
  readonly context: Context;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
}

/** Who says their password, and from where. */
export interface Requester {
  readonly member: Member;
  /** Of the session that asks. */
  readonly token: string;
  /** Where wrong old passwords count as failed sign-ins: the address, or `browserPlace` of a known browser. */
  readonly address: string;
}

/** Refuses what is not the member's own password, at its field. */
export async function refuseWrongPassword(
  { context, attempts }: Parts,
  { member: { tenantId, userId, username }, address }: Requester,
  typed: { readonly password: string; readonly field: 'old' | 'password' },
): Promise<void> {
  const { db } = context;
  await refusePassword(db, context, { tenantId, userId }, 'conflict');
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('tenantId', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (await attempts.make(username, address, () => verifyPassword(typed.password, passwordHash))) return;
  const error = 'This is not your password';
  throw new Refusal('invalid', error, { fields: { [typed.field]: error } });
}

/** Sets the member's own password, and ends their other sessions. A wrong old one is refused at its field. */
export async function changePassword(
  parts: Parts,
  requester: Requester,
  { old, new: password }: { readonly old: string; readonly new: string },
): Promise<void> {
  const { context, sessions } = parts;
  const { db, clock } = context;
  const { token, member } = requester;
  const { tenantId, userId, username, email } = member;
  if (isDemo(username)) throw new Refusal('conflict', 'The password of the demo account can’t be changed');
  await refuseWrongPassword(parts, requester, { password: old, field: 'old' });
  refuseCommonPassword(password, 'new');
  const changed = await hashPassword(password);
  await db.change(tenantId, async (trx) => {
    const at = clock().toISOString();
    await trx
      .updateTable('users')
      .set({ passwordHash: changed })
      .where('tenantId', '=', tenantId)
      .where('id', '=', userId)
      .execute();
    await sessions.endOthers(trx, userId, token);
    await sessions.prove(trx, token);
    await withdrawResets(trx, { tenantId, userId }, at);
    await trx.deleteFrom('knownBrowsers').where('userId', '=', userId).execute();
    await writeAudit(trx, { tenantId, kind: 'password.changed', at, target: email });
  });
}
