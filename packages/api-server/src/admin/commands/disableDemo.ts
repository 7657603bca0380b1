import { demoCredentials } from '@switchboard/api-contract/session';
import { adminRoles } from '@switchboard/api-contract/roles';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Command } from '../Command.ts';
import { adminCall } from '../../platform/packaged.ts';

export const disableDemo: Command = {
  positionals: [],
  does: 'Removes the Demo Access account, whose password is public, and signs out everyone who uses it.',
  more: ['Its organisation stays, with all that was done there. enable-demo creates the account again.'],
  asks: true,
  run: async ({ clock, open, say, confirm }) => {
    const db = await open();
    const account = await db
      .selectFrom('users')
      .innerJoin('tenants', 'tenants.id', 'users.tenantId')
      .select(['users.id', 'users.tenantId', 'users.name', 'tenants.name as organisation'])
      .where('users.username', '=', demoCredentials.username)
      .executeTakeFirst();
    if (!account) return say('There is no Demo Access account. Nothing was changed.');
    const { id, tenantId, name, organisation } = account;
    const admins = await db
      .selectFrom('users')
      .select('id')
      .where('tenantId', '=', tenantId)
      .where('role', 'in', adminRoles)
      .where('id', '<>', id)
      .execute();
    const alone = admins.length === 0;
    await confirm(
      `Remove ${name} from ${organisation}?${alone ? ` ${organisation} has no other admin then.` : ''} Its conversations with the assistant are deleted.`,
    );
    await db.change(tenantId, async (trx) => {
      await trx.deleteFrom('sessions').where('userId', '=', id).execute();
      await trx.deleteFrom('users').where('tenantId', '=', tenantId).where('id', '=', id).execute();
      await writeAudit(trx, { tenantId, kind: 'demo.disabled', at: clock().toISOString(), target: name });
    });
    say(`Removed the Demo Access account from ${organisation}. No one can sign in with it any more.`);
    if (alone) say(`Invite an admin: ${adminCall} invite "${organisation}" EMAIL --role admin`);
  },
};
