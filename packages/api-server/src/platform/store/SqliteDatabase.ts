import { DatabaseSync } from 'node:sqlite';
import { Database, type StoreTransaction, type ExclusiveJob } from './Database.ts';
import { NodeSqliteDialect } from './NodeSqliteDialect.ts';

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

  /** Opens a file, or ':memory:'. Committed data is on disk: WAL with synchronous=FULL. */
  static open(path: string): SqliteDatabase {
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
