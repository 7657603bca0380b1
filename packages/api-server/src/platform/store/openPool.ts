import { setTimeout as passing } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Client, PoolClient, QueryResultRow } from 'pg';
import { DatabaseUnavailableError } from './Database.ts';

const connectMs = 5_000;
/** SQLSTATE of a database, or a role, that has as many connections as it may. */
const tooManyConnections = '53300';
/** How long after such a refusal no further connection is tried. */
const growAgainMs = 1_000;
/** How long the database may go on counting a connection that was ended. */
const freeingMs = 1_000;
const statementMs = 15_000;
const defaultSize = 10;

/** Object ids of the PostgreSQL types that are read as numbers: bigint, and numeric, the type of sums of bigint. */
const numberTypes: ReadonlySet<number> = new Set([20, 1700]);

/** Connections to a PostgreSQL. */
export interface Pool extends PostgresPool {
  /** Opens one that is not the pool's, until it is ended. It is ended where nothing else could be asked without it. */
  readonly connectApart: () => Promise<Client>;
}

/**
 * Connections to a PostgreSQL by its address. `pool_size` in its query limits those of the pool, and so does the
 * database's own limit: whoever wants one more waits until one comes free. `sslmode` and `sslrootcert` mean
 * the same as in psql, but for what `databaseWarnings` says; `sslrootcert=system` means the authorities that Node.js
 * knows. If the database can't answer, queries reject with DatabaseUnavailableError. `pg` is loaded by the first call.
 */
export async function openPool(address: string): Promise<Pool> {
  const { default: pg } = await import('pg');
  const url = new URL(address);
  const size = Number(url.searchParams.get('pool_size') ?? defaultSize);
  url.searchParams.delete('pool_size');
  url.searchParams.set('uselibpqcompat', 'true');
  if (url.searchParams.get('sslrootcert') === 'system') {
    url.searchParams.delete('sslrootcert');
    url.searchParams.set('sslmode', 'verify-full');
  }
  const options = {
    connectionString: url.href,
    application_name: 'switchboard',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    // Locks of a server that is gone must be released, and queries whose answer never comes must fail.
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    query_timeout: 2 * statementMs,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        numberTypes.has(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  };
  const pool = new pg.Pool({ ...options, max: size });
  // A connection that breaks while idle is replaced at the next use. Without a listener, its error would end the
  // process.
  pool.on('error', () => {});
  let connected = 0;
  let apart: Client | undefined;
  let freedUntil = 0;
  pool.on('connect', (client) => {
    connected += 1;
    client.on('error', () => {});
  });
  pool.on('remove', () => {
    connected -= 1;
  });
  const connect = async (until = performance.now() + connectMs): Promise<PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      const isAtLimit = isDatabaseError(error) && error.code === tooManyConnections;
      if (isAtLimit && connected === 0 && apart) {
        apart.end().catch(() => {});
        apart = undefined;
        freedUntil = performance.now() + freeingMs;
      }
      const now = performance.now();
      if (!isAtLimit || (connected === 0 && now > freedUntil) || now > until) return rethrow(error);
      if (connected === 0) {
        await passing(freeingMs / 20);
        return connect(until);
      }
      // For a moment the pool is as large as the database lets it be, so that this one waits in its queue.
      pool.options.max = connected;
      setTimeout(() => {
        pool.options.max = size;
      }, growAgainMs).unref();
      return connect(until);
    }
  };
  return {
    options: {},
    connect: async () => new GuardedClient(await connect()),
    connectApart: async () => {
      const client = new pg.Client(options);
      client.on('error', () => {});
      await client.connect();
      apart = client;
      return client;
    },
    end: () => pool.end(),
  };
}

/** A connection of the pool. A broken one is not returned to it. */
class GuardedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  #broken = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    query: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof query !== 'string') throw new Error('Rows are not streamed from PostgreSQL');
    return this.#run<R>(query, values);
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#broken);
  }

  async #run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      const { command, rowCount, rows } = await this.#client.query<QueryResultRow & R>(text, values.map(toStorable));
      return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows };
    } catch (error) {
      this.#broken ||= !isDatabaseError(error) || error.severity === 'FATAL';
      return rethrow(error);
    }
  }
}

/** A value that PostgreSQL can store: its text can't contain U+0000. */
const toStorable = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);

/** An error that the database itself reported. Any other error is about the connection to it. */
const isDatabaseError = (error: unknown): error is Error & { readonly code: string; readonly severity: string } =>
  error instanceof Error && 'severity' in error && 'code' in error;

/**
 * SQLSTATE classes for faults of the database, not of the statement: connections, roles, resources, locks, time-outs,
 * shutdown, a standby.
 */
const transient = /^(?:08|25|28|3D|40|53|55|57|58|XX)/;

/** Throws DatabaseUnavailableError for a fault of the database, and any other error as it is. */
function rethrow(error: unknown): never {
  if (isDatabaseError(error) && !transient.test(error.code)) throw error;
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
