import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { roleMay } from '@switchboard/api-contract/roles';
import { writeAudit } from '../../audit/writeAudit.ts';
import { markUnchanged, type Member } from '../../platform/actor.ts';
import type { Context } from '../../platform/Context.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { isDemo } from '../../tenants/demo.ts';
import { revokeKeysOf } from '../keys/ownKeys.ts';
import { findMember, nameOf, readMember } from './changeMember.ts';

/**
 * Parts a member from their account at the identity provider, and ends the sessions that began with it, and their keys.
 * The next account there with their address joins them again.
 */
export async function unjoinMember(
  context: Context,
  { tenantId, userId }: Member,
  id: string,
): Promise<AnswerOf<typeof endpoints.unjoinMember>> {
  const { db, clock } = context;
  return db.change(tenantId, async (trx) => {
    const member = await findMember(trx, tenantId, id);
    const joined = await trx
      .deleteFrom('signOnMembers')
      .where('tenantId', '=', tenantId)
      .where('userId', '=', id)
      .returning('issuer')
      .executeTakeFirst();
    if (!joined) throw new Refusal('conflict', `${nameOf(member)} does not sign in with single sign-on`);
    await trx.deleteFrom('signOnTickets').where('userId', '=', id).execute();
    await trx.deleteFrom('sessions').where('userId', '=', id).where('bySignOn', '=', 1).execute();
    await revokeKeysOf(trx, { tenantId, userId: id }, clock().toISOString());
    await writeAudit(trx, {
      tenantId,
      kind: 'member.sign-on-unjoined',
      at: clock().toISOString(),
      target: nameOf(member),
    });
    return readMember(trx, context, { tenantId, you: userId, id });
  });
}

/** Marks the one admin who signs in with a password where passwords are off, or takes the mark away. */
export async function markEmergency(
  context: Context,
  { tenantId, userId }: Member,
  id: string,
  emergency: boolean,
): Promise<AnswerOf<typeof endpoints.markEmergency>> {
  const { db, clock } = context;
  return db.change(tenantId, async (trx) => {
    const member = await findMember(trx, tenantId, id);
    if (isDemo(member.username)) throw new Refusal('conflict', 'The demo account can’t be marked as Emergency');
    if (emergency && !roleMay(member.role, 'administer'))
      throw new Refusal('conflict', 'Only an admin can be marked as Emergency');
    if ((member.emergency === 1) === emergency) markUnchanged();
    else {
      const at = clock().toISOString();
      const marked = await trx
        .updateTable('users')
        .set({ emergency: 0 })
        .where('tenantId', '=', tenantId)
        .where('emergency', '=', 1)
        .returning(['name', 'email'])
        .execute();
      if (emergency)
        await trx
          .updateTable('users')
          .set({ emergency: 1 })
          .where('tenantId', '=', tenantId)
          .where('id', '=', id)
          .execute();
      const told = [
        ...marked.map((one) => ({ who: one.name || one.email, is: false })),
        ...(emergency ? [{ who: nameOf(member), is: true }] : []),
      ];
      for (const { who, is } of told)
        await writeAudit(trx, {
          tenantId,
          kind: 'member.emergency-set',
          at,
          target: who,
          changes: [{ field: 'emergency', old: String(!is), new: String(is) }],
        });
    }
    return readMember(trx, context, { tenantId, you: userId, id });
  });
}
