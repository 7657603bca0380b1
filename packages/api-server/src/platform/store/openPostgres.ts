import { sql } from 'kysely';
import { migrate } from './migrate.ts';
import type { OpenStore } from './openStore.ts';
import { PostgresDatabase } from './PostgresDatabase.ts';
import { openPool } from './openPool.ts';
import { StoreError } from './StoreError.ts';

/** Leases are compared across machines. With a larger skew, a live run could look dead. */
const mostSkewMs = 15_000;

/**
 * Connects to a PostgreSQL and migrates its tables, one server at a time. Throws StoreError, which never contains the
 * password.
 */
export async function openPostgres(address: string): Promise<OpenStore> {
  const { host, pathname } = new URL(address);
  const name = `${host}${pathname}`;
  try {
    const db = new PostgresDatabase(await openPool(address));
    try {
      await db.inTurn('start', (trx) => migrate(trx));
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
      const skewMs = Date.now() - (rows[0]?.now.getTime() ?? 0);
      if (Math.abs(skewMs) > mostSkewMs)
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
