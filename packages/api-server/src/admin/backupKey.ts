import { argon2Sync, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { createVault } from '../platform/vault/Vault.ts';

/** Slow on purpose: whoever has the file can try passphrases at leisure. */
const cost = { memory: 65_536, passes: 4, parallelism: 1, tagLength: 32 } as const;
const place = ['backup', 'key'] as const;

const vaultOf = (passphrase: string, nonce: Uint8Array) =>
  createVault(createSecretKey(argon2Sync('argon2id', { message: passphrase, nonce, ...cost })));

/** Puts the server's key into a backup, sealed by a passphrase. */
export function keepKey(path: string, key: KeyObject, passphrase: string): void {
  const salt = randomBytes(16);
  const sealed = vaultOf(passphrase, salt).seal(key.export().toString('hex'), place);
  const sqlite = new DatabaseSync(path);
  try {
    sqlite.exec('create table "backupKey" ("salt" blob not null, "sealed" blob not null)');
    sqlite.prepare('insert into "backupKey" values (?, ?)').run(salt, sealed);
  } finally {
    sqlite.close();
  }
}

/** Whether a backup holds its key. */
export const holdsKey = (sqlite: DatabaseSync): boolean =>
  sqlite.prepare(`select 1 from sqlite_master where name = 'backupKey'`).get() !== undefined;

/** The key in a backup, as hex digits. Throws SealError if the passphrase is not the one. */
export function takeKey(sqlite: DatabaseSync, passphrase: string): string {
  const row = sqlite.prepare('select "salt", "sealed" from "backupKey"').get() as
    | { salt: Uint8Array; sealed: Uint8Array }
    | undefined;
  if (!row) throw new Error('The backup holds no key');
  return vaultOf(passphrase, row.salt).open(row.sealed, place);
}
