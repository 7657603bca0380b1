import type { Command } from '../Command.ts';
import { roleWord } from '../readArguments.ts';
import { adminCall } from '../../platform/packaged.ts';

export const listOrganisations: Command = {
  positionals: [],
  does: 'Lists the organisations, their members, and open invitations.',
  run: async ({ clock, open, say }) => {
    const db = await open();
    const organisations = await db.selectFrom('tenants').select(['id', 'name']).orderBy('name').execute();
    if (organisations.length === 0)
      say(`There is no organisation. Create one: ${adminCall} create-organisation "NAME" --admin EMAIL`);
    for (const { id, name } of organisations) {
      say(`${name} (${id})`);
      const members = await db
        .selectFrom('users')
        .select(['name', 'username', 'role', 'lastSeenAt'])
        .where('tenantId', '=', id)
        .orderBy('name')
        .execute();
      for (const member of members)
        say(
          `  ${roleWord(member.role)}: ${member.name} <${member.username}>, ${member.lastSeenAt === null ? 'never seen' : `last seen ${member.lastSeenAt}`}`,
        );
      const invited = await db
        .selectFrom('invitations')
        .select(['email', 'role', 'expiresAt'])
        .where('tenantId', '=', id)
        .where('userId', 'is', null)
        .where('usedAt', 'is', null)
        .where('withdrawnAt', 'is', null)
        .where('expiresAt', '>', clock().toISOString())
        .orderBy('email')
        .execute();
      for (const { email, role, expiresAt } of invited)
        say(`  invited as ${roleWord(role)}: ${email}, until ${expiresAt}`);
    }
  },
};
