import { sql, type Kysely } from 'kysely';
import { StoreError, type Tables } from './Database.ts';
import { migrations } from './migrations.ts';

/** The version of this product's tables. */
const ownVersion = Object.keys(migrations).at(-1) ?? '';

/** The migrations that a database went through, in order of name; none if it is empty. */
async function seenBy(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether a database has no tables of the product yet. */
export const isEmpty = async (db: Kysely<Tables>): Promise<boolean> => (await seenBy(db)).length === 0;

/** The version of an earlier database, and the one that it would be migrated to; undefined for any other. */
export async function earlierVersion(
  db: Kysely<Tables>,
): Promise<{ readonly from: string; readonly to: string } | undefined> {
  const seen = await seenBy(db);
  const from = seen.at(-1);
  const isEarlier = Object.keys(migrations).some((name) => !seen.includes(name));
  return from !== undefined && isEarlier ? { from, to: ownVersion } : undefined;
}

/** Refuses a database that a later version of the product has written. */
export async function refuseLaterVersion(db: Kysely<Tables>, what: string): Promise<void> {
  const later = (await seenBy(db)).filter((name) => !(name in migrations)).at(-1);
  if (later !== undefined)
    throw new StoreError(
      `${what} is from a later version of the product: its tables are of version ${later}, and this one knows them up to ${ownVersion}. Start the later one`,
    );
}

/** Refuses a database whose tables are not exactly those of this version. */
export async function refuseOtherVersion(db: Kysely<Tables>): Promise<void> {
  await refuseLaterVersion(db, 'The database');
  if (await earlierVersion(db))
    throw new StoreError(
      'The database is from an earlier version. Start a server of this version once, which migrates it',
    );
}
