import type { KeyObject } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { keyFile, loadSecretKey } from '../platform/vault/secretKey.ts';
import { CommandError } from './Command.ts';

/** The key of this server: of SECRET_KEY, else of its file. */
export const adminKeyOf = ({ secretKey, dataDir }: Config): KeyObject => secretKey ?? loadSecretKey({ dataDir });

const shortest = 12;

/** What seals the key in a backup. It is never typed as an argument, which others on the machine can read. */
export function passphraseOf(variables: Readonly<Record<string, string | undefined>>): string {
  const passphrase = variables['SWITCHBOARD_PASSPHRASE'] ?? '';
  if (passphrase.length < shortest)
    throw new CommandError(`Set SWITCHBOARD_PASSPHRASE to a passphrase of at least ${shortest} characters`);
  return passphrase;
}

/** Puts the key of a backup into the data folder, and says so. A key that was there is moved aside. */
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
