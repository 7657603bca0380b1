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
  type RootOperationNode,
} from 'kysely';
import type { Revisions, Write } from './Revisions.ts';
import { tablesRead, writesOf } from './tablesOf.ts';

const keptStatements = 256;

/**
 * What the dialect needs. `revisions` is told what each statement reads, what it changed or may have changed, and that
 * again when its transaction ends.
 */
export interface NodeSqliteOptions {
  readonly database: DatabaseSync;
  readonly revisions: Revisions;
}

interface Prepared {
  readonly statement: StatementSync;
  /** The tables that it names; known once it was run as a query. */
  tables?: readonly string[];
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
  readonly #statements = new Map<string, Prepared>();
  /** What the running transaction has changed. */
  #wrote: Write[] = [];

  constructor(options: NodeSqliteOptions) {
    this.#options = options;
  }

  /** Begins a transaction. */
  begin(): void {
    this.#prepare('begin immediate').statement.run();
    this.#wrote = [];
  }

  /** Ends the transaction. */
  end(how: 'commit' | 'rollback'): void {
    this.#prepare(how).statement.run();
    for (const write of this.#wrote) this.#options.revisions.noteWrite(write);
    this.#wrote = [];
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const prepared = this.#prepare(sql);
    const { statement } = prepared;
    prepared.tables ??= tablesRead(query);
    for (const table of prepared.tables) this.#options.revisions.noteRead(table);
    const values = parameters as readonly SQLInputValue[];
    if (statement.columns().length > 0) {
      const rows = statement.all(...values) as R[];
      if (rows.length > 0 && !SelectQueryNode.is(query)) this.#noteWrite(query);
      return { rows };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    // Only after these does SQLite's count of changed rows belong to this statement.
    const counted = InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);
    if (changes > 0 || !counted) this.#noteWrite(query);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #noteWrite(query: RootOperationNode): void {
    for (const write of writesOf(query)) {
      this.#wrote.push(write);
      this.#options.revisions.noteWrite(write);
    }
  }

  async *streamQuery<R>({ sql, parameters, query }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const table of tablesRead(query)) this.#options.revisions.noteRead(table);
    for (const row of this.#options.database.prepare(sql).iterate(...(parameters as readonly SQLInputValue[])))
      yield { rows: [row as R] };
  }

  /** Statements are prepared once. The least recently used are dropped. */
  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) {
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const prepared: Prepared = { statement: this.#options.database.prepare(sql) };
    this.#statements.set(sql, prepared);
    const oldest = this.#statements.keys().next().value;
    if (this.#statements.size > keptStatements && oldest !== undefined) this.#statements.delete(oldest);
    return prepared;
  }
}
