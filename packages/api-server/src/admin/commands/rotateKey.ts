import { randomBytes, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, type Command } from '../Command.ts';
import { FolderLock } from '../../platform/store/FolderLock.ts';
import { parseSecretKey, keyFile } from '../../platform/vault/secretKey.ts';
import type { Database } from '../../platform/store/Database.ts';
import { createVault } from '../../platform/vault/Vault.ts';
import { resealAll, tryKey, type Opened } from '../sealed.ts';
import { fittingKey, nextKeyFile, noteKey } from '../vaultKey.ts';

/** Seals all stored secrets with another key. One transaction: all of them, or none. The caller stores the key. */
const rotateTo = (db: Database, from: KeyObject, to: KeyObject): Promise<Opened> =>
  db.inTurn('start', async (trx) => {
    const sealed = await resealAll(trx, createVault(from), createVault(to));
    await noteKey(trx, to);
    return sealed;
  });

/**
 * Replaces the key file of a data folder by a new key, and seals everything again with it. The new key is written
 * beside the old one before anything is sealed with it, so that a crash at any point loses nothing: the next call goes
 * on from there.
 */
export async function rotateKeyFile(db: Database, dataDir: string): Promise<Opened> {
  const path = join(dataDir, keyFile);
  const next = join(dataDir, nextKeyFile);
  const read = (file: string): KeyObject => parseSecretKey(readFileSync(file, 'utf8'), file);
  if (existsSync(next)) {
    const already = await tryKey(db, createVault(read(next)));
    if (already.opened > 0) {
      await db.inTurn('start', (trx) => noteKey(trx, read(next)));
      renameSync(next, path);
      return already;
    }
  }
  const old = await fittingKey(db, { secretKey: undefined, dataDir });
  if (!existsSync(next))
    writeFileSync(next, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  const sealed = await rotateTo(db, old, read(next));
  renameSync(next, path);
  return sealed;
}

export const rotateKey: Command = {
  positionals: [],
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
      config.secretKey && next
        ? await rotateTo(db, await fittingKey(db, config), next)
        : await rotateKeyFile(db, config.dataDir);
    say(`Sealed ${opened} stored secrets with the new key.`);
    if (lost > 0) say(`${lost} could not be opened with the old key either, and stay as they were.`);
    say(config.secretKey ? 'Start the servers with SECRET_KEY=NEW_SECRET_KEY.' : 'The next start uses it.');
  },
};

/** Throws FolderInUseError if a server runs: it would go on with the old key, which is in its memory. */
function refuseBesideServer(dataDir: string): void {
  new FolderLock(dataDir).release();
}
