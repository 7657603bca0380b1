import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../platform/config.ts';
import { CommandError, type Command } from '../Command.ts';
import { writeSnapshot } from '../backup.ts';
import type { Counts } from '../copyTables.ts';
import { fillPostgres } from '../restore.ts';
import { migrate } from '../../platform/store/migrations.ts';
import { databaseFile } from '../../platform/store/openStore.ts';
import { SqliteDatabase } from '../../platform/store/SqliteDatabase.ts';

export const copyToPostgres: Command = {
  positionals: ['URL'],
  does: 'Copies the database of DATA_DIR, as it is at one moment, into an empty PostgreSQL.',
  more: [
    'Stop the server first: what it writes from then on stays behind.',
    'Then start it with DATABASE_URL=URL and SECRET_KEY, the text in DATA_DIR/secret.key.',
  ],
  asks: true,
  run: async ({ config, variables, say, confirm }, { positionals: [url = ''] }) => {
    if (!existsSync(join(config.dataDir, databaseFile)))
      throw new CommandError(`There is no database in ${config.dataDir}`);
    // Throws ConfigError if something is wrong with the address, as a start of the server would.
    readConfig({ ...variables, DATABASE_URL: url, SECRET_KEY: '0'.repeat(64) });
    await confirm(`Copy ${config.dataDir} into ${new URL(url).host}${new URL(url).pathname}?`);
    const counts = await copyFolderToPostgres(config.dataDir, url);
    const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
    say(`Copied ${rows} rows of ${counts.size} tables; the counts of all tables are equal.`);
    say('Start the server with DATABASE_URL and SECRET_KEY. What the old one writes from now on stays behind.');
  },
};

/** Copies the data folder's database, as it is at one moment, into an empty PostgreSQL. Throws StoreError. */
export async function copyFolderToPostgres(dataDir: string, databaseUrl: string): Promise<Counts> {
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
