import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CompiledQuery, SelectQueryNode, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';

const keptStatements = 256;

/** What the dialect is built from. `onWrite` is called after each statement that may have changed something, and when a transaction ends. */
export interface NodeSqliteOptions {
  readonly database: DatabaseSync;
  readonly onWrite: () => void;
}

/** Lets Kysely run on the SQLite that is built into Node. One connection: Kysely lets one query or transaction in at a time. */
export class NodeSqliteDialect implements Dialect {
  readonly #options: NodeSqliteOptions;

  constructor(options: NodeSqliteOptions) {
    this.#options = options;
  }

  createDriver = (): Driver => new NodeSqliteDriver(this.#options);
  createAdapter = (): SqliteAdapter => new TransactionalAdapter();
  createQueryCompiler = (): SqliteQueryCompiler => new SqliteQueryCompiler();
  createIntrospector: Dialect['createIntrospector'] = (db) => new SqliteIntrospector(db);
}

/** SQLite can roll back changes of tables, so each migration is done whole or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #options: NodeSqliteOptions;
  readonly #connection: NodeSqliteConnection;

  constructor(options: NodeSqliteOptions) {
    this.#options = options;
    this.#connection = new NodeSqliteConnection(options);
  }

  async init(): Promise<void> {}
  acquireConnection = async (): Promise<DatabaseConnection> => this.#connection;
  async releaseConnection(): Promise<void> {}
  beginTransaction = (connection: DatabaseConnection): Promise<void> => execute(connection, 'begin immediate');
  commitTransaction = (connection: DatabaseConnection): Promise<void> => execute(connection, 'commit');
  rollbackTransaction = (connection: DatabaseConnection): Promise<void> => execute(connection, 'rollback');
  destroy = async (): Promise<void> => this.#options.database.close();
}

async function execute(connection: DatabaseConnection, statement: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(statement));
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #options: NodeSqliteOptions;
  readonly #statements = new Map<string, StatementSync>();

  constructor(options: NodeSqliteOptions) {
    this.#options = options;
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepare(sql);
    const values = parameters as readonly SQLInputValue[];
    try {
      if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } finally {
      if (!SelectQueryNode.is(query)) this.#options.onWrite();
    }
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#options.database.prepare(sql).iterate(...(parameters as readonly SQLInputValue[]))) yield { rows: [row as R] };
  }

  /** Statements are prepared once; the ones not used for longest make room. */
  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) {
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const statement = this.#options.database.prepare(sql);
    this.#statements.set(sql, statement);
    const oldest = this.#statements.keys().next().value;
    if (this.#statements.size > keptStatements && oldest !== undefined) this.#statements.delete(oldest);
    return statement;
  }
}
