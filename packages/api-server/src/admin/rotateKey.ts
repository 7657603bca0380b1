import { randomBytes, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../platform/store/Database.ts';
import { createVault } from '../platform/vault/Vault.ts';
import { keyFile, parseSecretKey } from '../platform/vault/secretKey.ts';
import { resealAll, tryKey, type Opened } from './sealed.ts';

/** Seals all stored secrets with a new key that the caller keeps. One transaction: all of them, or none. */
export const rotateTo = (db: Database, from: KeyObject, to: KeyObject): Promise<Opened> =>
  db.inTurn('start', (trx) => resealAll(trx, createVault(from), createVault(to)));

/**
 * Replaces the key file of a data folder by a new key, with which everything is sealed anew. The new key lies beside
 * the old one before anything is sealed with it, so that a crash at any point loses nothing: the next call goes on
 * from there.
 */
export async function rotateKeyFile(db: Database, dataDir: string): Promise<Opened> {
  const path = join(dataDir, keyFile);
  const next = `${path}.next`;
  const read = (file: string): KeyObject => parseSecretKey(readFileSync(file, 'utf8'), file);
  if (!existsSync(next)) {
    writeFileSync(next, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } else {
    const already = await tryKey(db, createVault(read(next)));
    if (already.opened > 0) {
      renameSync(next, path);
      return already;
    }
  }
  const sealed = await rotateTo(db, read(path), read(next));
  renameSync(next, path);
  return sealed;
}
