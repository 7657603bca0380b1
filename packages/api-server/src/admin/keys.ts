import { type KeyObject, argon2Sync, createSecretKey, randomBytes } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../platform/config.ts';
import { fingerprintOf, keyFile, SecretKeyError } from '../platform/vault/secretKey.ts';
import { CommandError } from './Command.ts';
import { createVault } from '../platform/vault/Vault.ts';

const minLength = 12;

/** The passphrase for the key in a backup. Read from the environment: others on the machine can read arguments. */
export function passphraseOf(variables: Readonly<Record<string, string | undefined>>): string {
  const passphrase = variables['SWITCHBOARD_PASSPHRASE'] ?? '';
  if (passphrase.length < minLength)
    throw new CommandError(`Set SWITCHBOARD_PASSPHRASE to a passphrase of at least ${minLength} characters`);
  return passphrase;
}

/** Puts the key of a backup into the data folder. A key that was there is moved aside. Returns a line that says so. */
export function takeInKey({ secretKey, dataDir }: Config, hex: string, now: Date): string {
  if (secretKey) {
    if (secretKey.export().toString('hex') === hex) return 'SECRET_KEY is the key of the backup.';
    throw new CommandError('SECRET_KEY is not the key in the backup. Start without it, or with that one');
  }
  const path = join(dataDir, keyFile);
  const aside = `${path}.before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  const wasThere = existsSync(path);
  if (wasThere) renameSync(path, aside);
  writeFileSync(path, `${hex}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return `The key is ${path}.${wasThere ? ` The one that was there is ${aside}.` : ''}`;
}

/** Slow on purpose: whoever has the file can try any number of passphrases. */
const cost = { memory: 65_536, passes: 4, parallelism: 1, tagLength: 32 } as const;
const place = ['backup', 'key'] as const;

const vaultOf = (passphrase: string, nonce: Uint8Array) =>
  createVault(createSecretKey(argon2Sync('argon2id', { message: passphrase, nonce, ...cost })));

/** Puts the server's key into a backup, sealed by a passphrase. Throws SecretKeyError if it is not the data's. */
export function keepKey(path: string, key: KeyObject, passphrase: string): void {
  const salt = randomBytes(16);
  const sealed = vaultOf(passphrase, salt).seal(key.export().toString('hex'), place);
  const sqlite = new DatabaseSync(path);
  try {
    const noted = hasTable(sqlite, 'vaultKey') && sqlite.prepare('select "fingerprint" from "vaultKey"').get();
    if (noted && noted['fingerprint'] !== fingerprintOf(key))
      throw new SecretKeyError('The key at hand is not the key of this database, so it is not put into the backup');
    sqlite.exec('create table "backupKey" ("salt" blob not null, "sealed" blob not null)');
    sqlite.prepare('insert into "backupKey" values (?, ?)').run(salt, sealed);
  } finally {
    sqlite.close();
  }
}

/** Whether a backup contains the server's key. */
export const holdsKey = (sqlite: DatabaseSync): boolean => hasTable(sqlite, 'backupKey');

const hasTable = (sqlite: DatabaseSync, name: string): boolean =>
  sqlite.prepare('select 1 from sqlite_master where name = ?').get(name) !== undefined;

/** The key in a backup, as hex digits. Throws SealError if the passphrase is wrong. */
export function takeKey(sqlite: DatabaseSync, passphrase: string): string {
  const row = sqlite.prepare('select "salt", "sealed" from "backupKey"').get() as
    | { salt: Uint8Array; sealed: Uint8Array }
    | undefined;
  if (!row) throw new Error('The backup holds no key');
  return vaultOf(passphrase, row.salt).open(row.sealed, place);
}
