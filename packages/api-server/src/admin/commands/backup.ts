import type { Command } from '../Command.ts';
import { backUp } from '../backup.ts';
import { SecretKeyError } from '../../platform/vault/secretKey.ts';
import { passphraseOf } from '../keys.ts';
import { keyAtHand } from '../vaultKey.ts';

export const backup: Command = {
  positionals: ['FILE'],
  options: { 'with-key': { does: 'Also holds the key that opens stored credentials, sealed by a passphrase' } },
  does: 'Writes everything into a new file, as it is at one moment; a server may go on writing.',
  more: [
    'Without --with-key, only the owner of the key can use the stored credentials in it.',
    'The passphrase is read from SWITCHBOARD_PASSPHRASE.',
  ],
  run: async ({ config, variables, say }, { positionals: [file = ''], options }) => {
    const key = options['with-key'] && keyAtHand(config);
    if (options['with-key'] && !key) throw new SecretKeyError(`There is no key in ${config.dataDir} to keep`);
    const keep = key ? { key, passphrase: passphraseOf(variables) } : undefined;
    await backUp(config, file, keep);
    say(
      `Wrote ${file}, ${keep ? 'with the key, sealed by the passphrase' : 'without the key: keep secret.key or SECRET_KEY elsewhere'}.`,
    );
  },
};
