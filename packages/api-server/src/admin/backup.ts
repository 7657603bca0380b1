import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import { openPool } from '../platform/store/openPool.ts';
import { migrate } from '../platform/store/migrations.ts';
import { PostgresDatabase } from '../platform/store/PostgresDatabase.ts';
import { SqliteDatabase } from '../platform/store/SqliteDatabase.ts';
import { StoreError } from '../platform/store/Database.ts';
import { copyTables } from './copyTables.ts';
import { keepKey } from './keys.ts';
import { databaseFile } from '../platform/store/openStore.ts';
import { refuseOtherVersion } from '../platform/store/versions.ts';

/** Where the data is. */
export interface BackupPlace {
  readonly dataDir: string;
  /** A PostgreSQL in place of the database in the data folder. */
  readonly databaseUrl: string | undefined;
}

interface KeyToKeep {
  readonly key: KeyObject;
  readonly passphrase: string;
}

/**
 * Writes everything as it is at one moment into a new SQLite file, which `restore` reads; a server may go on writing.
 * The key that opens stored credentials is left out, unless it is given with a passphrase that seals it.
 */
export async function backUp(place: BackupPlace, file: string, keep?: KeyToKeep): Promise<void> {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  makeNewFile(path);
  try {
    await writeSnapshot(place, path);
    if (keep) keepKey(path, keep.key, keep.passphrase);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** Makes an empty file for its owner alone. Throws StoreError if there is one. */
function makeNewFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isThere ? new StoreError(`${path} already exists. Choose a new file`) : error;
  }
}

/** All data at one moment, as an SQLite file at `path`, which is empty or missing. */
export async function writeSnapshot({ dataDir, databaseUrl }: BackupPlace, path: string): Promise<void> {
  if (databaseUrl !== undefined) return copyOutOfPostgres(databaseUrl, path);
  const source = join(dataDir, databaseFile);
  if (!existsSync(source)) throw new StoreError(`There is no database at ${source}`);
  const sqlite = new DatabaseSync(source, { timeout: 15_000 });
  try {
    // One statement sees one moment, also while a server writes.
    sqlite.prepare('vacuum into ?').run(path);
  } finally {
    sqlite.close();
  }
}

async function copyOutOfPostgres(databaseUrl: string, path: string): Promise<void> {
  const source = new PostgresDatabase(await openPool(databaseUrl));
  const copy = SqliteDatabase.open(path);
  try {
    await migrate(copy);
    await refuseOtherVersion(source);
    await source
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        await sql`select set_config(name, '0', true) from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as name`.execute(
          trx,
        );
        await copyTables(trx, copy);
      });
  } finally {
    await Promise.all([source.destroy(), copy.destroy()]);
  }
}
