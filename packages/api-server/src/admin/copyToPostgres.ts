import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../platform/store/migrations.ts';
import { SqliteDatabase } from '../platform/store/SqliteDatabase.ts';
import type { Counts } from './copyTables.ts';
import { writeSnapshot } from './backup.ts';
import { fillPostgres } from './restore.ts';

/** Copies the data folder's database, as it is at one moment, into an empty PostgreSQL. Throws StoreError. */
export async function copyToPostgres(dataDir: string, databaseUrl: string): Promise<Counts> {
  const folder = mkdtempSync(join(dataDir, '.copy-'));
  try {
    const path = join(folder, 'snapshot.db');
    await writeSnapshot({ dataDir, databaseUrl: undefined }, path);
    const snapshot = SqliteDatabase.open(path);
    try {
      await migrate(snapshot);
      return await fillPostgres(snapshot, databaseUrl);
    } finally {
      await snapshot.destroy();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
