import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient, QueryResultRow } from 'pg';
import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts';

const connectMs = 5_000;
const statementMs = 15_000;
const standardSize = 10;

/** Object ids of PostgreSQL's types whose values are numbers here: bigint, and numeric, which sums of bigint are. */
const numberTypes: ReadonlySet<number> = new Set([20, 1700]);

/**
 * Connections to a PostgreSQL by its address. `pool_size` of its query is the most connections of this process;
 * `sslmode` and `sslrootcert` mean what they mean to psql. What can't be had from the database rejects with
 * DatabaseUnavailableError. `pg` is loaded by the first call.
 */
export async function openPool(address: string): Promise<PostgresPool> {
  const { default: pg } = await import('pg');
  const url = new URL(address);
  const size = Number(url.searchParams.get('pool_size') ?? standardSize);
  url.searchParams.delete('pool_size');
  url.searchParams.set('uselibpqcompat', 'true');
  const pool = new pg.Pool({
    connectionString: url.href,
    max: size,
    application_name: 'switchboard',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    // What hangs on a server that is gone must let go of what it locked; what waits for an answer that never comes must
    // be told.
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    query_timeout: 2 * statementMs,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        numberTypes.has(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks while nobody uses it is replaced at the next use; without a listener it would end the
  // process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    options: {},
    connect: async () => new GuardedClient(await pool.connect().catch(refuse)),
    end: () => pool.end(),
  };
}

/** A connection of the pool; one that broke does not go back to it. */
class GuardedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  #broken = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    asked: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new Error('Rows are not streamed from PostgreSQL');
    return this.#ask<R>(asked, values);
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#broken);
  }

  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      const { command, rowCount, rows } = await this.#client.query<QueryResultRow & R>(text, values.map(storable));
      return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows };
    } catch (error) {
      this.#broken ||= !isTold(error) || error.severity === 'FATAL';
      return refuse(error);
    }
  }
}

/** PostgreSQL's text can't hold the character with the number 0. */
const storable = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);

/** An error that the database itself told; any other one is about the way to it. */
const isTold = (error: unknown): error is Error & { readonly code: string; readonly severity: string } =>
  error instanceof Error && 'severity' in error && 'code' in error;

/**
 * Classes of SQLSTATE that say that the database, not the statement, is at fault: connections, roles, resources, locks,
 * time-outs, shutdown, a standby.
 */
const transient = /^(?:08|25|28|3D|40|53|55|57|58|XX)/;

function refuse(error: unknown): never {
  if (isTold(error) && !transient.test(error.code)) throw error;
  throw new DatabaseUnavailableError(reasonOf(error), { cause: error });
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was lost',
  ENOTFOUND: 'its host name is unknown',
  EAI_AGAIN: 'its host could not be looked up',
  ETIMEDOUT: 'it is not responding',
  EHOSTUNREACH: 'its host can’t be reached',
  ENETUNREACH: 'its host can’t be reached',
  ENOENT: 'there is no such socket or file',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  return (
    reasons[code] ??
    (/timeout exceeded when trying to connect/.test(message)
      ? `it did not answer within ${connectMs / 1_000} seconds`
      : message || code)
  );
}
