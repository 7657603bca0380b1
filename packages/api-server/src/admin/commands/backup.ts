import type { Command } from '../Command.ts';
import { backUp } from '../backup.ts';
import { adminKeyOf, passphraseOf } from '../keys.ts';

export const backup: Command = {
  positionals: ['FILE'],
  options: { 'with-key': { does: 'Also holds the key that opens stored credentials, sealed by a passphrase' } },
  does: 'Writes everything into a new file, as it is at one moment; a server may go on writing.',
  more: [
    'Without --with-key, only the owner of the key can use the stored credentials in it.',
    'The passphrase is read from SWITCHBOARD_PASSPHRASE.',
  ],
  run: async ({ config, variables, say }, { positionals: [file = ''], options }) => {
    const keep = options['with-key'] && { key: adminKeyOf(config), passphrase: passphraseOf(variables) };
    await backUp(config, file, keep || undefined);
    say(
      `Wrote ${file}, ${keep ? 'with the key, sealed by the passphrase' : 'without the key: keep secret.key or SECRET_KEY elsewhere'}.`,
    );
  },
};
