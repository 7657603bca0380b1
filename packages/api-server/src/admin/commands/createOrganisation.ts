import { createOrganisation as create } from '../../seed/createOrganisation.ts';
import { CommandError, type Command } from '../Command.ts';
import { linkLines } from '../linkLines.ts';
import { refuseTakenAddress, readEmail, readOrganisationName } from '../readArguments.ts';

export const createOrganisation: Command = {
  positionals: ['NAME'],
  options: { admin: { value: 'EMAIL', does: 'who becomes its first admin', required: true } },
  does: 'Creates an organisation with the seven agents, and prints the invitation of its first admin.',
  run: async ({ config, clock, open, say }, { positionals: [typed = ''], options }) => {
    const name = readOrganisationName(typed);
    const admin = readEmail(String(options['admin']));
    const db = await open();
    const same = (await db.selectFrom('tenants').select('name').execute()).some(
      (one) => one.name.toLowerCase() === name.toLowerCase(),
    );
    if (same) throw new CommandError(`There is an organisation named ${name} already`);
    await refuseTakenAddress(db, admin);
    const made = await create({ db, clock }, { name, admin });
    say(`Created ${name}, with the seven agents.`);
    for (const line of linkLines(config, made, admin)) say(line);
  },
};
