import type { Command } from './Command.ts';
import { backup } from './commands/backup.ts';
import { checkProxy } from './commands/checkProxy.ts';
import { checkSso } from './commands/checkSso.ts';
import { copyToPostgres } from './commands/copyToPostgres.ts';
import { createOrganisation } from './commands/createOrganisation.ts';
import { disableDemo } from './commands/disableDemo.ts';
import { enableDemo } from './commands/enableDemo.ts';
import { inviteMember } from './commands/inviteMember.ts';
import { listOrganisations } from './commands/listOrganisations.ts';
import { replaceLostKey } from './commands/replaceLostKey.ts';
import { resetPassword } from './commands/resetPassword.ts';
import { restore } from './commands/restore.ts';
import { rotateKey } from './commands/rotateKey.ts';
import { sweep } from './commands/sweep.ts';
import { adminCall } from '../platform/packaged.ts';

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
  'replace-lost-key': replaceLostKey,
  sweep,
  'check-proxy': checkProxy,
  'check-sso': checkSso,
};

/** How a command is typed, such as `invite ORGANISATION EMAIL [--role ROLE]`. */
export function usageOf(name: string, { positionals, options = {} }: Pick<Command, 'positionals' | 'options'>): string {
  const optional = Object.entries(options).map(([option, { value, required }]) => {
    const typed = value === undefined ? `--${option}` : `--${option} ${value}`;
    return required ? typed : `[${typed}]`;
  });
  return [name, ...positionals, ...optional].join(' ');
}

/** The lines of `--help` for one command. */
export function helpFor(name: string, command: Command): readonly string[] {
  const options = [
    ...Object.entries(command.options ?? {}).map(([option, { does }]) => `  --${option}: ${does}`),
    ...(command.asks ? ['  --yes: does not ask before what can’t be undone'] : []),
  ];
  return [
    `${adminCall} ${usageOf(name, command)}`,
    command.does,
    ...(command.more ?? []),
    ...(options.length > 0 ? ['', ...options] : []),
  ];
}

/** The lines of `--help` for all commands. */
export function helpForAll(): readonly string[] {
  return [
    'Commands for whoever runs the server. They work alongside it, on the same DATA_DIR or DATABASE_URL.',
    ...Object.entries(commands).flatMap(([name, command]) => [
      '',
      `  ${usageOf(name, command)}`,
      `    ${command.does}`,
    ]),
    '',
    `${adminCall} COMMAND --help says more about one.`,
  ];
}
