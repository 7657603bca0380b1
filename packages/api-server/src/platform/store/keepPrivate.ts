import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

/**
 * Makes an empty file that only its owner can read, or takes the rights of all others from one that is there. SQLite
 * gives its journals the rights of the database, so it is called before SQLite opens a file.
 */
export function keepPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch {
    // It is there, or can't be made: whoever opens it says why.
  }
  for (const end of ['', '-wal', '-shm']) {
    const file = path + end;
    const { mode } = statSync(file, { throwIfNoEntry: false }) ?? { mode: 0 };
    try {
      // The file is not opened for it: closing it would end the locks that this process holds on it.
      if ((mode & 0o077) !== 0) chmodSync(file, mode & 0o700);
    } catch {
      // It is another user's, who decides.
    }
  }
}
