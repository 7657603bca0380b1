import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { CompiledQuery, SelectQueryNode, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type { Timers } from '../clock.ts';
import { DatabaseUnavailableError } from './Database.ts';

/** While another process holds the lock for writing: how often to try, and how many times, before a write is refused. */
const busy = { everyMs: 50, tries: 100 } as const;

/** SQLite's primary result codes for faults of the file, not of the statement, in words. */
const codes = { busy: 5, readOnly: 8, inputOutput: 10, full: 13 } as const;
const reasons: Readonly<Record<number, string>> = {
  [codes.busy]: 'another process keeps it locked',
  [codes.readOnly]: 'its file is read-only',
  [codes.inputOutput]: 'its disk can’t be read or written',
  [codes.full]: 'its disk is full',
};
const sentences: Readonly<Record<number, string>> = {
  [codes.busy]: 'Another program keeps the database locked, so nothing can be saved. Try again in a moment.',
  [codes.inputOutput]: 'The disk of this server can’t be read or written. An admin has to look at the server.',
  [codes.readOnly]: 'This server’s database is read-only, so nothing can be saved. An admin has to look at the server.',
  [codes.full]: 'The disk of this server is full, so nothing can be saved. An admin has to make space.',
};

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

/** The fault of the file that an error is about; undefined for any other error. */
function faultOf(error: unknown): DatabaseUnavailableError | undefined {
  const code = codeOf(error) ?? -1;
  const reason = reasons[code];
  return reason === undefined
    ? undefined
    : new DatabaseUnavailableError(reason, {
        cause: error,
        sentence: sentences[code],
        diskIsFull: code === codes.full,
        isLogged: true,
      });
}

/**
 * Kysely's driver for the SQLite built into Node: one connection, for one query or transaction at a time. SQLite itself
 * would block the whole process while it waits for a lock. So what finds the file locked gives up its turn, and tries
 * again a little later.
 */
export class SqliteDriver implements Driver {
  /** Told of every fault of the file. */
  onFault: (fault: DatabaseUnavailableError) => void = () => {};
  readonly #sqlite: DatabaseSync;
  readonly #timers: Timers;
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(sqlite: DatabaseSync, timers: Timers) {
    this.#sqlite = sqlite;
    this.#timers = timers;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    const connection = new SqliteConnection(this.#sqlite, this);
    connection.endTurn = await this.#takeTurn();
    return connection;
  }

  /** Takes the lock for writing at once: another process is waited for where nothing is lost yet. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    connection.isInTransaction = true;
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** SQLite rolls back by itself if the disk fails. Another rollback would fail, and hide the reason. */
  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    if (this.#sqlite.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.endTurn();
  }

  async destroy(): Promise<void> {
    this.#sqlite.close();
  }

  /** Lets others have their turn for a moment. */
  async pause(connection: SqliteConnection): Promise<void> {
    connection.endTurn();
    await new Promise<void>((resolve) => {
      this.#timers.after(busy.everyMs, resolve);
    });
    connection.endTurn = await this.#takeTurn();
  }

  /** Waits until all earlier turns have ended. The function that it returns ends this one. */
  async #takeTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    return resolve;
  }
}

/** The connection, for one turn. */
class SqliteConnection implements DatabaseConnection {
  isInTransaction = false;
  endTurn = (): void => {};
  readonly #sqlite: DatabaseSync;
  readonly #driver: SqliteDriver;
  /** Why SQLite has rolled back the transaction. Whatever else is asked of it must not be done outside of it. */
  #lost: DatabaseUnavailableError | undefined;

  constructor(sqlite: DatabaseSync, driver: SqliteDriver) {
    this.#sqlite = sqlite;
    this.#driver = driver;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (let tries = 1; ; tries += 1) {
      if (this.#lost) throw this.#lost;
      try {
        return run<R>(this.#sqlite.prepare(query.sql), query);
      } catch (error) {
        const fault = faultOf(error);
        if (!fault) throw error;
        if (this.isInTransaction && !this.#sqlite.isTransaction) this.#lost = fault;
        if (codeOf(error) !== codes.busy || this.isInTransaction || tries === busy.tries) {
          this.#driver.onFault(fault);
          throw fault;
        }
      }
      await this.#driver.pause(this);
    }
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#sqlite.prepare(sql).iterate(...(parameters as readonly SQLInputValue[])))
      yield { rows: [row as R] };
  }
}

function run<R>(statement: StatementSync, { query, parameters }: CompiledQuery): QueryResult<R> {
  const values = parameters as readonly SQLInputValue[];
  // Asking for the columns takes half as long as many a read.
  if (SelectQueryNode.is(query) || statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
}
