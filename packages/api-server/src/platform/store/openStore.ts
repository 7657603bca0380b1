import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './Database.ts';
import { FolderInUseError, FolderLock } from './FolderLock.ts';
import { migrate } from './migrate.ts';
import { SqliteDatabase } from './SqliteDatabase.ts';
import { StoreError } from './StoreError.ts';

/** A database with migrated tables. */
export interface OpenStore {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/**
 * Reserves the folder, creating it if missing, and opens its database. Nobody else can open it until it is closed.
 * Throws StoreError.
 */
export async function openStore(folder: string): Promise<OpenStore> {
  prepareFolder(folder);
  const path = join(folder, 'switchboard.db');
  const lock = lockFolder(folder);
  try {
    const db = SqliteDatabase.open(path);
    await migrate(db);
    return {
      db,
      close: async () => {
        await db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw new StoreError(
      `The database ${path} can't be used: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

function lockFolder(folder: string): FolderLock {
  try {
    return new FolderLock(folder);
  } catch (error) {
    if (error instanceof FolderInUseError) throw new StoreError(error.message, { cause: error });
    throw new StoreError(
      `DATA_DIR ${folder} can't be locked: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'it is read-only',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  ENOSPC: 'the disk is full',
};

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new StoreError(`DATA_DIR ${folder} can't be written: ${reasons[code] ?? (code || String(error))}`, {
      cause: error,
    });
  }
}
