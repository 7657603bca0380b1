import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Database, type Changing, type Turn } from './Database.ts';
import { Revisions } from './Revisions.ts';
import { NodeSqliteDialect } from './NodeSqliteDialect.ts';

/**
 * One SQLite file, used by one server. Its transactions run one after the other anyway. Commands of an admin may write
 * beside the server, which notices.
 */
export class SqliteDatabase extends Database {
  readonly #sqlite: DatabaseSync;
  readonly #revisions: Revisions;
  readonly #version: StatementSync;
  #outside: number;

  private constructor(sqlite: DatabaseSync, revisions: Revisions) {
    super({ dialect: new NodeSqliteDialect({ database: sqlite, revisions }) });
    this.#sqlite = sqlite;
    this.#revisions = revisions;
    this.#version = sqlite.prepare('pragma data_version');
    this.#outside = this.#readVersion();
  }

  /** Opens a file, or ':memory:'. Committed data is on disk: WAL with synchronous=FULL. */
  static open(path: string): SqliteDatabase {
    const sqlite = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5_000 });
    sqlite.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -65536; pragma trusted_schema = off;',
    );
    return new SqliteDatabase(sqlite, new Revisions());
  }

  /** A database in memory that starts as a copy of another one's `image`. */
  static fromImage(image: Uint8Array): SqliteDatabase {
    const sqlite = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
    sqlite.deserialize(image);
    return new SqliteDatabase(sqlite, new Revisions());
  }

  /** The whole database at this moment, as the bytes of an SQLite file. */
  image(): Uint8Array {
    return this.#sqlite.serialize();
  }

  get revision(): number {
    return this.revisions.count;
  }

  override get revisions(): Revisions {
    this.#noticeOthers();
    return this.#revisions;
  }

  override get outside(): number {
    this.#noticeOthers();
    return this.#outside;
  }

  /** SQLite counts what other connections commit, and not which tables: it may have been any. */
  #noticeOthers(): void {
    if (!this.#sqlite.isOpen) return;
    const version = this.#readVersion();
    if (version === this.#outside) return;
    this.#outside = version;
    this.#revisions.noteWrite({ table: undefined, tenantId: undefined });
  }

  #readVersion(): number {
    return Number(this.#version.get()?.['data_version']);
  }

  change<T>(_: string, work: (trx: Changing) => Promise<T>): Promise<T> {
    return this.transaction().execute(work);
  }

  inTurn<T>(_: Turn, work: (trx: Changing) => Promise<T>): Promise<T> {
    return this.transaction().execute(work);
  }
}
