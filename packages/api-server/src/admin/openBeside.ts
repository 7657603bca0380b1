import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { FolderInUseError } from '../platform/store/FolderLock.ts';
import { openPool } from '../platform/store/openPool.ts';
import { openPostgres } from '../platform/store/openPostgres.ts';
import { openStore, type OpenStore } from '../platform/store/openStore.ts';
import { PostgresDatabase } from '../platform/store/PostgresDatabase.ts';
import { SqliteDatabase } from '../platform/store/SqliteDatabase.ts';
import { StoreError } from '../platform/store/StoreError.ts';
import { databaseFile } from './databaseFile.ts';
import { isEmpty, refuseOtherVersion } from './versions.ts';

/**
 * Opens the database for a command. Beside a running server nothing is migrated, because the server would go on with
 * other tables. Without one, the tables are made and migrated as at a start. Throws StoreError.
 */
export async function openBeside({ dataDir, databaseUrl }: Config): Promise<OpenStore> {
  if (databaseUrl !== undefined) return openSharedPostgres(databaseUrl);
  try {
    return await openStore(dataDir);
  } catch (error) {
    const path = join(dataDir, databaseFile);
    if (!(error instanceof StoreError && error.cause instanceof FolderInUseError && existsSync(path))) throw error;
    return openIfSameVersion(SqliteDatabase.open(path));
  }
}

/** Servers may run or not: nobody can tell. An empty database is made ready. */
async function openSharedPostgres(databaseUrl: string): Promise<OpenStore> {
  const db = new PostgresDatabase(await openPool(databaseUrl));
  let empty: boolean;
  try {
    empty = await isEmpty(db);
  } catch {
    // Says in one line why it can't be reached.
    empty = true;
  }
  if (!empty) return openIfSameVersion(db);
  await db.destroy();
  return openPostgres(databaseUrl);
}

async function openIfSameVersion(db: SqliteDatabase | PostgresDatabase): Promise<OpenStore> {
  try {
    await refuseOtherVersion(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, close: () => db.destroy() };
}
