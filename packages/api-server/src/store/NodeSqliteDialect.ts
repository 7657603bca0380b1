import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  DeleteQueryNode,
  InsertQueryNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  UpdateQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

const keptStatements = 256;

/**
 * What the dialect needs. `onWrite` is called after each statement that changed, or may have changed, something, and
 * when a transaction with such statements ends.
 */
export interface NodeSqliteOptions {
  readonly database: DatabaseSync;
  readonly onWrite: () => void;
}

/**
 * Lets Kysely use the SQLite built into Node. There is one connection, and Kysely admits one query or transaction at
 * a time.
 */
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

/** SQLite can roll back schema changes, so each migration is done completely or not at all. */
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
  beginTransaction = async (): Promise<void> => this.#connection.begin();
  commitTransaction = async (): Promise<void> => this.#connection.end('commit');
  rollbackTransaction = async (): Promise<void> => this.#connection.end('rollback');
  destroy = async (): Promise<void> => this.#options.database.close();
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #options: NodeSqliteOptions;
  readonly #statements = new Map<string, StatementSync>();
  /** Whether the running transaction has changed something. */
  #wrote = false;

  constructor(options: NodeSqliteOptions) {
    this.#options = options;
  }

  /** Begins a transaction. */
  begin(): void {
    this.#prepare('begin immediate').run();
    this.#wrote = false;
  }

  /** Ends the transaction. */
  end(how: 'commit' | 'rollback'): void {
    this.#prepare(how).run();
    if (this.#wrote) this.#options.onWrite();
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepare(sql);
    const values = parameters as readonly SQLInputValue[];
    if (statement.columns().length > 0) {
      const rows = statement.all(...values) as R[];
      if (rows.length > 0 && !SelectQueryNode.is(query)) this.#noteWrite();
      return { rows };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    // Only after these does SQLite's count of changed rows belong to this statement.
    const counted = InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);
    if (changes > 0 || !counted) this.#noteWrite();
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #noteWrite(): void {
    this.#wrote = true;
    this.#options.onWrite();
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#options.database.prepare(sql).iterate(...(parameters as readonly SQLInputValue[])))
      yield { rows: [row as R] };
  }

  /** Statements are prepared once. The least recently used are dropped. */
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
