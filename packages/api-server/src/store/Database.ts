import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { NodeSqliteDialect } from './NodeSqliteDialect.ts';
import type { Tables } from './tables.ts';

/**
 * The typed query builder over one SQLite file. Inside `transaction().execute(trx => …)` only `trx` may be asked:
 * there is one connection, and asking the database itself would wait for the transaction to end.
 */
export class Database extends Kysely<Tables> {
  readonly #writes: { count: number };

  private constructor(database: DatabaseSync, writes: { count: number }) {
    super({ dialect: new NodeSqliteDialect({ database, onWrite: () => void (writes.count += 1) }) });
    this.#writes = writes;
  }

  /** Opens a file, or ':memory:'. What is committed is on the disk: WAL with synchronous=FULL. */
  static open(path: string): Database {
    const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5_000 });
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma trusted_schema = off;');
    return new Database(database, { count: 0 });
  }

  /** Grows with every write; equal numbers mean equal answers. */
  get revision(): number {
    return this.#writes.count;
  }
}
