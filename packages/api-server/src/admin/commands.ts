import type { Command } from './Command.ts';
import { backup } from './commands/backup.ts';
import { copyToPostgres } from './commands/copyToPostgres.ts';
import { createOrganisation } from './commands/createOrganisation.ts';
import { disableDemo } from './commands/disableDemo.ts';
import { enableDemo } from './commands/enableDemo.ts';
import { inviteMember } from './commands/inviteMember.ts';
import { listOrganisations } from './commands/listOrganisations.ts';
import { resetPassword } from './commands/resetPassword.ts';
import { restore } from './commands/restore.ts';
import { rotateKey } from './commands/rotateKey.ts';
import { sweep } from './commands/sweep.ts';

/** The commands of `npm run admin`, by what is typed. */
export const commands: Readonly<Record<string, Command>> = {
  'create-organisation': createOrganisation,
  list: listOrganisations,
  invite: inviteMember,
  reset: resetPassword,
  'disable-demo': disableDemo,
  'enable-demo': enableDemo,
  backup,
  restore,
  'copy-to-postgres': copyToPostgres,
  'rotate-key': rotateKey,
  sweep,
};
