import { FolderLock } from '../../platform/store/FolderLock.ts';
import type { Command } from '../Command.ts';
import { adoptKey, keyAtHand, tryFit } from '../vaultKey.ts';

export const replaceLostKey: Command = {
  positionals: [],
  does: 'Goes on with another key once the right one is lost for good. Stop all servers first.',
  more: [
    'The key is SECRET_KEY, or secret.key in DATA_DIR, which is made if it is missing.',
    'What the lost key sealed stays in the database. Nobody can open it, so those services must be connected again.',
  ],
  asks: true,
  run: async ({ config, open, say, confirm }) => {
    // Throws FolderInUseError beside a server: it would go on with its own key.
    if (config.databaseUrl === undefined) new FolderLock(config.dataDir).release();
    const db = await open();
    const key = keyAtHand(config);
    const { fits, opened, lost } = await tryFit(db, key, db.shared);
    if (fits) return say('No key is lost: a server can start. Nothing was changed.');
    const which = key ? 'the key at hand' : 'a new key';
    await confirm(`Go on with ${which}? It does not open ${lost} of ${opened + lost} stored secrets.`);
    await db.inTurn('start', (trx) => adoptKey(trx, config));
    say(`Servers start with ${which} now. Connect again what API Connections shows in error.`);
  },
};
