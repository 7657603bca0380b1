import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { KeyObject } from 'node:crypto';
import { type Database, StoreError } from '../platform/store/Database.ts';
import { FolderLock } from '../platform/store/FolderLock.ts';
import { migrate } from '../platform/store/migrations.ts';
import { openPostgres, databaseFile } from '../platform/store/openStore.ts';
import { SqliteDatabase } from '../platform/store/SqliteDatabase.ts';
import type { BackupPlace } from './backup.ts';
import { holdsKey, takeKey } from './keys.ts';
import { copyTables, type Counts } from './copyTables.ts';
import { tryFit, type KeyFit } from './vaultKey.ts';
import { refuseLaterVersion } from '../platform/store/versions.ts';

/** The result of a restore. */
export interface Restored {
  /** Where the database that was there before was moved. */
  readonly movedTo?: string;
  /** What the key at hand is to it; undefined if it keeps an earlier version. */
  readonly secrets: KeyFit | undefined;
}

interface RestoreOptions {
  readonly key: KeyObject | undefined;
  readonly now: Date;
  /** Leaves the tables as they are, for an earlier version to start with. */
  readonly keepVersion?: boolean;
}

/** The key in a backup, as hex digits; undefined if it holds none. */
export function keyIn(file: string, passphrase: string): string | undefined {
  const sqlite = new DatabaseSync(checked(file), { readOnly: true });
  try {
    return holdsKey(sqlite) ? takeKey(sqlite, passphrase) : undefined;
  } finally {
    sqlite.close();
  }
}

/**
 * Puts a backup in place of what is there: in the data folder, whose database is moved aside, or in an empty
 * PostgreSQL. An earlier version's is migrated. No server may use the folder. Throws StoreError.
 */
export async function restore(
  file: string,
  place: BackupPlace,
  { key, now, keepVersion = false }: RestoreOptions,
): Promise<Restored> {
  const source = checked(file);
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  const draft = join(place.dataDir, `.restore-${process.pid}.db`);
  try {
    copyFileSync(source, draft);
    const db = SqliteDatabase.open(draft);
    let secrets: KeyFit | undefined;
    try {
      await refuseLaterVersion(db, source);
      if (!keepVersion) await migrate(db);
      await db.schema.dropTable('backupKey').ifExists().execute();
      if (!keepVersion) secrets = await tryFit(db, key, place.databaseUrl !== undefined);
      if (place.databaseUrl !== undefined) await fillPostgres(db, place.databaseUrl);
    } finally {
      await db.destroy();
    }
    return { secrets, ...(place.databaseUrl === undefined && moveIn(draft, place.dataDir, now)) };
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${draft}${end}`, { force: true });
  }
}

/** Copies an SQLite database into a PostgreSQL that holds nothing yet. */
export async function fillPostgres(from: Database, databaseUrl: string): Promise<Counts> {
  const { db, close } = await openPostgres(databaseUrl);
  try {
    const there = await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst();
    if (there) throw new StoreError('The PostgreSQL holds organisations already. Create an empty database');
    return await copyTables(from, db);
  } finally {
    await close();
  }
}

/** The absolute path of a backup. Throws StoreError unless it is a whole SQLite database of this product. */
function checked(file: string): string {
  const path = resolve(file);
  if (!existsSync(path)) throw new StoreError(`There is no file ${path}`);
  try {
    const sqlite = new DatabaseSync(path, { readOnly: true });
    try {
      const answer = sqlite.prepare('pragma integrity_check').get();
      const tenants = sqlite.prepare(`select 1 from sqlite_master where name = 'tenants'`).get();
      if (answer?.['integrity_check'] === 'ok' && tenants) return path;
    } finally {
      sqlite.close();
    }
  } catch {
    // It is not a database at all.
  }
  throw new StoreError(`${path} is not a complete backup`);
}

/** Replaces the database of the data folder, and moves the old one aside. Throws FolderInUseError beside a server. */
function moveIn(draft: string, dataDir: string, now: Date): Pick<Restored, 'movedTo'> {
  const target = join(dataDir, databaseFile);
  const lock = new FolderLock(dataDir);
  try {
    const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
    const aside = join(dataDir, `before-restore-${stamp}.db`);
    const wasThere = existsSync(target);
    // The journal files belong to the old database, so they move with it.
    if (wasThere)
      for (const end of ['', '-wal', '-shm']) if (existsSync(target + end)) renameSync(target + end, aside + end);
    renameSync(draft, target);
    return wasThere ? { movedTo: aside } : {};
  } finally {
    lock.release();
  }
}
