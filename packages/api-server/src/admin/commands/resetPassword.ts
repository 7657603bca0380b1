import { makeResetLink } from '../../identity/members/changeMember.ts';
import { userNames } from '../../identity/accounts.ts';
import { CommandError, type Command } from '../Command.ts';
import { linkLines } from '../linkLines.ts';
import { adminCall } from '../../platform/packaged.ts';

export const resetPassword: Command = {
  positionals: ['EMAIL'],
  does: 'Prints a link with which a member sets a new password.',
  more: ['The old password works until then. Setting the new one ends all sessions of the member.'],
  run: async ({ config, clock, open, say }, { positionals: [typed = ''] }) => {
    const db = await open();
    const member = await db
      .selectFrom('users')
      .select(['id', 'tenantId', 'name'])
      .where('username', 'in', userNames(typed))
      .executeTakeFirst();
    if (!member) throw new CommandError(`No one signs in as ${typed}. See them all: ${adminCall} list`);
    const made = await makeResetLink({ db, clock, config }, { tenantId: member.tenantId, id: member.id, by: null });
    for (const line of linkLines(config, made, member.name || typed)) say(line);
  },
};
