import { sql, type Kysely } from 'kysely';
import { migrations } from '../platform/store/migrations.ts';
import { StoreError, type Tables } from '../platform/store/Database.ts';

/** The migrations that a database went through, in order of name; none if it is empty. */
async function seenBy(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether a database has no tables of the product yet. */
export const isEmpty = async (db: Kysely<Tables>): Promise<boolean> => (await seenBy(db)).length === 0;

/** Refuses a database that a later version of the product has written. */
export async function refuseLaterVersion(db: Kysely<Tables>, what: string): Promise<void> {
  const unknown = (await seenBy(db)).filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new StoreError(`${what} is from a later version of the product: it has ${unknown.at(-1)}. Use that version`);
}

/** Refuses a database whose tables are not exactly those of this version. */
export async function refuseOtherVersion(db: Kysely<Tables>): Promise<void> {
  await refuseLaterVersion(db, 'The database');
  const seen = new Set(await seenBy(db));
  const missing = Object.keys(migrations).filter((name) => !seen.has(name));
  if (missing.length > 0)
    throw new StoreError(
      'The database is from an earlier version. Start a server of this version once, which migrates it',
    );
}
