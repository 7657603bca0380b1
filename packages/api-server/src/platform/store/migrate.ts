import { Migrator } from 'kysely/migration';
import type { Kysely } from 'kysely';
import { migrations } from './migrations.ts';
import type { Tables } from './Tables.ts';

/** Migrates the tables to the latest version. Throws what a migration threw, after undoing it completely. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Branches take numbers beforehand, so that a lower one may come later.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated', { cause: error });
}
