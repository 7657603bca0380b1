import { CommandError, type Command } from '../Command.ts';
import { passphraseOf, takeInKey } from '../keys.ts';
import { keyIn, restore as restoreFile } from '../restore.ts';
import { keyAtHand, misfitInWords } from '../vaultKey.ts';

export const restore: Command = {
  positionals: ['FILE'],
  options: {
    'with-key': { does: 'Takes the key out of the backup, too' },
    'keep-version': { does: 'Leaves its tables as they are, for the earlier version of the product that wrote them' },
  },
  does: 'Puts a backup in place of what is there, or into the empty PostgreSQL of DATABASE_URL. Stop the server first.',
  more: [
    'The database that was there is moved aside, not deleted. A backup from an earlier version is migrated.',
    'With --with-key the passphrase is read from SWITCHBOARD_PASSPHRASE.',
  ],
  asks: true,
  run: async ({ config, clock, variables, say, confirm }, { positionals: [file = ''], options }) => {
    const keepVersion = options['keep-version'] === true;
    if (keepVersion && config.databaseUrl !== undefined)
      throw new CommandError('--keep-version is for a data folder: a PostgreSQL takes the tables of this version');
    const key = options['with-key'] ? keyIn(file, passphraseOf(variables)) : undefined;
    if (options['with-key'] && key === undefined) throw new CommandError(`${file} holds no key`);
    await confirm(`Put ${file} in place of what is in ${config.databaseUrl ? 'the PostgreSQL' : config.dataDir}?`);
    if (key !== undefined) say(takeInKey(config, key, clock()));
    const { movedTo, secrets } = await restoreFile(file, config, {
      key: keyAtHand(config),
      now: clock(),
      keepVersion,
    });
    say(`Restored ${file}.${movedTo === undefined ? '' : ` What was there before is ${movedTo}.`}`);
    if (!secrets) say('Start the version of the product that wrote it: this one would migrate it again.');
    else if (!secrets.fits) say(misfitInWords(config, secrets));
    else if (secrets.lost === 0) say(`The key opens all ${secrets.opened} stored secrets.`);
    else
      say(`${secrets.lost} of ${secrets.opened + secrets.lost} stored secrets were sealed with a key that was lost.`);
  },
};
