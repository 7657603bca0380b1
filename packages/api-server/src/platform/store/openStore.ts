import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, StoreError } from './Database.ts';
import { FolderInUseError, FolderLock } from './FolderLock.ts';
import { fileFault } from '../fileFault.ts';
import { adminCall } from '../packaged.ts';
import { copyBefore } from './copyBefore.ts';
import { migrate } from './migrations.ts';
import { earlierVersion, refuseLaterVersion } from './versions.ts';
import { SqliteDatabase } from './SqliteDatabase.ts';
import { PostgresDatabase } from './PostgresDatabase.ts';
import { openPool } from './openPool.ts';

/** The name of the database in the data folder. */
export const databaseFile = 'switchboard.db';

/** A database with migrated tables. */
export interface OpenStore {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** What is done before the tables of an earlier version are migrated. */
export interface BeforeMigration {
  /** Whether the database of a data folder is copied. */
  readonly copy?: boolean;
  /** Tells the operator what was done, or is theirs to do. */
  readonly say?: (line: string) => void;
}

/**
 * Reserves the folder, creating it if missing, and opens its database. Nobody else can open it until it is closed.
 * Throws StoreError.
 */
export async function openStore(folder: string, before: BeforeMigration = {}): Promise<OpenStore> {
  prepareFolder(folder);
  const path = join(folder, databaseFile);
  const lock = lockFolder(folder);
  try {
    const db = SqliteDatabase.open(path);
    try {
      await refuseLaterVersion(db, 'it');
      await prepareMigration(db, folder, before);
      await migrate(db);
    } catch (error) {
      await db.destroy();
      throw error;
    }
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

async function prepareMigration(
  db: SqliteDatabase,
  folder: string,
  { copy = true, say = console.log }: BeforeMigration,
): Promise<void> {
  const earlier = copy && (await earlierVersion(db));
  if (!earlier) return;
  const path = await copyBefore(db, folder, new Date());
  say(`Migrating the database from version ${earlier.from} to ${earlier.to}. As it was before, it is ${path}.`);
  say(`To go back: stop the server, run ${adminCall} restore ${path} --keep-version, and start the earlier version.`);
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

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StoreError(`DATA_DIR ${folder} can't be written: ${fileFault(error)}`, {
      cause: error,
    });
  }
}

/** Leases are compared across machines. With a larger skew, a live run could look dead, and a dead one alive. */
const maxSkewMs = 2_000;

/**
 * Connects to a PostgreSQL and migrates its tables, one server at a time. Throws StoreError, which never contains the
 * password.
 */
export async function openPostgres(address: string, { say = console.log }: BeforeMigration = {}): Promise<OpenStore> {
  const { host, pathname } = new URL(address);
  const name = `${host}${pathname}`;
  try {
    const db = new PostgresDatabase(await openPool(address));
    try {
      await db.inTurn('start', async (trx) => {
        await refuseLaterVersion(trx, 'it');
        const earlier = await earlierVersion(trx);
        if (earlier)
          say(
            `Migrating the tables of ${name} from version ${earlier.from} to ${earlier.to}. Only a backup of yours goes back from there.`,
          );
        await migrate(trx);
      });
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
      const skewMs = Date.now() - (rows[0]?.now.getTime() ?? 0);
      if (Math.abs(skewMs) > maxSkewMs)
        throw new Error(
          `this machine's clock is ${Math.round(Math.abs(skewMs) / 1_000)} seconds ${skewMs > 0 ? 'ahead of' : 'behind'} the database's`,
        );
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return { db, close: () => db.destroy() };
  } catch (error) {
    throw new StoreError(
      `The database ${name} can't be used: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
