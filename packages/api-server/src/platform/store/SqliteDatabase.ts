import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase as BetterSqlite,
} from 'kysely';
import { Database, type StoreTransaction, type ExclusiveJob } from './Database.ts';
import { keepPrivate } from './keepPrivate.ts';

/**
 * One SQLite file, used by one server. Its transactions run one after the other anyway. Commands of an admin may write
 * beside the server.
 */
export class SqliteDatabase extends Database {
  readonly shared = false;
  readonly #sqlite: DatabaseSync;

  private constructor(sqlite: DatabaseSync) {
    super({ dialect: new NodeSqliteDialect(sqlite) });
    this.#sqlite = sqlite;
  }

  /**
   * Opens a file, which only its owner can read from then on, or ':memory:'. Committed data is on disk: WAL with
   * synchronous=FULL.
   */
  static open(path: string): SqliteDatabase {
    if (path !== ':memory:') keepPrivate(path);
    const sqlite = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5_000 });
    sqlite.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -65536; pragma trusted_schema = off;',
    );
    return new SqliteDatabase(sqlite);
  }

  /** A database in memory that starts as a copy of another one's `image`. */
  static fromImage(image: Uint8Array): SqliteDatabase {
    const sqlite = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
    sqlite.deserialize(image);
    return new SqliteDatabase(sqlite);
  }

  /** The whole database at this moment, as the bytes of an SQLite file. */
  image(): Uint8Array {
    return this.#sqlite.serialize();
  }

  change<T>(_: string, work: (trx: StoreTransaction) => Promise<T>): Promise<T> {
    return this.transaction().execute(work);
  }

  inTurn<T>(_: ExclusiveJob, work: (trx: StoreTransaction) => Promise<T>): Promise<T> {
    return this.transaction().execute(work);
  }
}

/**
 * Kysely's own dialect over the SQLite built into Node. There is one connection, and Kysely admits one query or
 * transaction at a time.
 */
class NodeSqliteDialect extends SqliteDialect {
  readonly #database: BetterSqlite;

  constructor(sqlite: DatabaseSync) {
    const database = asBetterSqlite(sqlite);
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** Node's SQLite with the methods of better-sqlite3 that Kysely calls. */
const asBetterSqlite = (sqlite: DatabaseSync): BetterSqlite => ({
  close: () => sqlite.close(),
  prepare: (sql) => {
    const statement = sqlite.prepare(sql);
    const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    };
  },
});

/** Transactions wait for another process at their beginning, where nothing is lost yet. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite can roll back schema changes, so each migration is done completely or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
