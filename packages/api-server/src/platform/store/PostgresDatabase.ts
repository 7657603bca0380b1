import { sql, type PostgresPool } from 'kysely';
import { Database, type StoreTransaction, type ExclusiveJob } from './Database.ts';
import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts';
import { KeyedQueue } from './KeyedQueue.ts';
import { MappedPostgresDialect } from './MappedPostgresDialect.ts';

/** The product's advisory locks. Any numbers will do, as long as they never change. */
const lockOf = { start: 718_300_001, signIn: 718_300_002 } as const satisfies Record<ExclusiveJob, number>;

/** After waiting this long in this process, a transaction is refused: something is wrong with the database. */
const longestWaitMs = 15_000;

/**
 * A PostgreSQL, which other servers may share. Transactions that wait for the same lock queue in this process first,
 * so that they hold no connections.
 */
export class PostgresDatabase extends Database {
  readonly shared = true;
  readonly #waiting = new KeyedQueue();

  constructor(pool: PostgresPool) {
    super({ dialect: new MappedPostgresDialect({ pool }) });
  }

  /**
   * The tenant's row is the lock. It is taken before anything is read, and each statement sees everything committed
   * before it began.
   */
  change<T>(tenantId: string, work: (trx: StoreTransaction) => Promise<T>): Promise<T> {
    return this.#alone(`tenant ${tenantId}`, async (trx) => {
      // Rows that refer to the tenant can still be added.
      await trx.selectFrom('tenants').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();
      return work(trx);
    });
  }

  inTurn<T>(turn: ExclusiveJob, work: (trx: StoreTransaction) => Promise<T>): Promise<T> {
    return this.#alone(`turn ${turn}`, async (trx) => {
      // Others may have to wait as long as a migration takes.
      if (turn === 'start')
        await sql`select set_config(name, '0', true) from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as name`.execute(
          trx,
        );
      await sql`select pg_advisory_xact_lock(${lockOf[turn]})`.execute(trx);
      return work(trx);
    });
  }

  #alone<T>(key: string, work: (trx: StoreTransaction) => Promise<T>): Promise<T> {
    const asked = performance.now();
    return this.#waiting.run(key, async () => {
      if (performance.now() - asked > longestWaitMs) throw new DatabaseUnavailableError('it takes too long');
      return this.transaction().execute(work);
    });
  }
}
