import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keepPrivate } from './keepPrivate.ts';

/** Another process uses the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Reserves a data folder for this process with the lock of an SQLite transaction that stays open. The system releases
 * it when the process ends, however it ends, so a killed server leaves nothing to clean up.
 */
export class FolderLock {
  readonly #database: DatabaseSync;

  /** Throws FolderInUseError if another process holds the folder. */
  constructor(folder: string) {
    const path = join(folder, 'lock');
    // Whoever can read it could lock it.
    keepPrivate(path);
    this.#database = new DatabaseSync(path, { timeout: 500 });
    try {
      this.#database.exec('begin exclusive');
    } catch (error) {
      this.#database.close();
      if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
        throw new FolderInUseError(
          `Another Switchboard server is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder`,
          { cause: error },
        );
      }
      throw error;
    }
  }

  release(): void {
    this.#database.close();
  }
}

const sqliteBusy = 5;
