import { CommandError, type Command } from '../Command.ts';
import { adminKeyOf } from '../keys.ts';
import { rotateKeyFile, rotateTo } from '../rotateKey.ts';
import { FolderLock } from '../../platform/store/FolderLock.ts';
import { parseSecretKey } from '../../platform/vault/secretKey.ts';

export const rotateKey: Command = {
  places: [],
  does: 'Seals all stored credentials with a new key. Stop all servers first.',
  more: [
    'Without SECRET_KEY the key file in DATA_DIR is replaced.',
    'With SECRET_KEY, NEW_SECRET_KEY holds the new one; start the servers with it afterwards.',
  ],
  asks: true,
  run: async ({ config, variables, open, say, confirm }) => {
    const written = variables['NEW_SECRET_KEY'];
    if (config.secretKey && !written)
      throw new CommandError('Set NEW_SECRET_KEY to the new key. Generate one with: openssl rand -hex 32');
    const next = written ? parseSecretKey(written, 'NEW_SECRET_KEY') : undefined;
    if (config.databaseUrl === undefined) refuseBesideServer(config.dataDir);
    await confirm('Seal all stored credentials with a new key? A server that still runs could not open them.');
    const db = await open();
    const { opened, lost } =
      config.secretKey && next ? await rotateTo(db, adminKeyOf(config), next) : await rotateKeyFile(db, config.dataDir);
    say(`Sealed ${opened} stored secrets with the new key.`);
    if (lost > 0) say(`${lost} could not be opened with the old key either, and stay as they were.`);
    say(config.secretKey ? 'Start the servers with SECRET_KEY=NEW_SECRET_KEY.' : 'The next start uses it.');
  },
};

/** A server keeps the old key in its memory. Throws FolderInUseError. */
function refuseBesideServer(dataDir: string): void {
  new FolderLock(dataDir).release();
}
