import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StoreError } from './Database.ts';
import { keepPrivate } from './keepPrivate.ts';
import type { SqliteDatabase } from './SqliteDatabase.ts';

/** How many copies stay, the newest ones. */
const kept = 3;
const start = 'before-migration-';

/** Copies a data folder's database beside it, as it is at this moment, and returns the path. Throws StoreError. */
export async function copyBefore(db: SqliteDatabase, folder: string, now: Date): Promise<string> {
  const draft = join(folder, '.before-migration.db');
  const path = join(folder, `${start}${now.toISOString().replaceAll(/[:.]/g, '-')}.db`);
  try {
    rmSync(draft, { force: true });
    keepPrivate(draft);
    await sql`vacuum into ${draft}`.execute(db);
    const file = openSync(draft, 'r');
    fsyncSync(file);
    closeSync(file);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new StoreError(
      `it can't be copied before it is migrated: ${error instanceof Error ? error.message : String(error)}. Make space for the copy, or set BEFORE_MIGRATION=off once there is another`,
      { cause: error },
    );
  }
  const copies = readdirSync(folder).filter((name) => name.startsWith(start) && name.endsWith('.db'));
  for (const name of copies.toSorted().slice(0, -kept)) rmSync(join(folder, name));
  return path;
}
