import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { NodeSqliteDialect } from './NodeSqliteDialect.ts';
import type { Tables } from './tables.ts';

/**
 * The typed query builder over one SQLite file. Inside `transaction().execute(trx => …)` only `trx` may be asked:
 * there is one connection, and asking the database itself would wait for the transaction to end.
 */
export class Database extends Kysely<Tables> {
  readonly #sqlite: DatabaseSync;
  readonly #writes: { count: number };

  private constructor(sqlite: DatabaseSync, writes: { count: number }) {
    super({ dialect: new NodeSqliteDialect({ database: sqlite, onWrite: () => void (writes.count += 1) }) });
    this.#sqlite = sqlite;
    this.#writes = writes;
  }

  /** Opens a file, or ':memory:'. What is committed is on the disk: WAL with synchronous=FULL. */
  static open(path: string): Database {
    const sqlite = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5_000 });
    sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma trusted_schema = off;');
    return new Database(sqlite, { count: 0 });
  }

  /** A database in memory that begins as a copy of another one's `image`. */
  static fromImage(image: Uint8Array): Database {
    const sqlite = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
    sqlite.deserialize(image);
    return new Database(sqlite, { count: 0 });
  }

  /** All of the database at this moment, as the bytes of an SQLite file. */
  image(): Uint8Array {
    return this.#sqlite.serialize();
  }

  /** Grows with every write; equal numbers mean equal answers. */
  get revision(): number {
    return this.#writes.count;
  }
}
