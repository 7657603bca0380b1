import { sql } from 'kysely';
import type { Database } from '../src/platform/store/Database.ts';

/** How many rows were written so far to an SQLite. */
export async function countWrites(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db);
  return rows[0]?.count ?? 0;
}
