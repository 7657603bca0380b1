import { DatabaseSync } from 'node:sqlite';
import { sql, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Timers } from '../clock.ts';
import { Database, type DatabaseUnavailableError, type StoreTransaction, type ExclusiveJob } from './Database.ts';
import { keepPrivate } from './keepPrivate.ts';
import { SqliteDriver } from './SqliteDriver.ts';

/** They keep the process alive, so that a command does not end while it waits for the server. */
const waitingTimers: Timers = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** How often to look whether a file that could not be written can be again. */
const lookEveryMs = 5_000;
/** How often checks write to the file at most: anybody may ask for one, and each write waits for the disk. */
const checkEveryMs = 5_000;

/**
 * One SQLite file, used by one server. Its transactions run one after the other anyway. Commands of an admin may write
 * beside the server.
 */
export class SqliteDatabase extends Database {
  readonly shared = false;
  readonly #sqlite: DatabaseSync;
  readonly #timers: Timers;
  #trouble: DatabaseUnavailableError | undefined;
  #onTrouble: (trouble: DatabaseUnavailableError | undefined) => void = () => {};
  #cancelLook = (): void => {};
  /** Whether a check has written to the file lately. */
  #isChecked = false;
  #cancelCheck = (): void => {};
  #isClosed = false;

  private constructor(sqlite: DatabaseSync, timers: Timers = waitingTimers) {
    const driver = new SqliteDriver(sqlite, timers);
    super(
      {
        createDriver: () => driver,
        createAdapter: () => new TurnTakingAdapter(),
        createQueryCompiler: () => new SqliteQueryCompiler(),
        createIntrospector: (db) => new SqliteIntrospector(db),
      },
      'sqlite',
    );
    this.#sqlite = sqlite;
    this.#timers = timers;
    driver.onFault = (fault) => this.#noteFault(fault);
  }

  /**
   * Opens a file, which only its owner can read from then on, or ':memory:'. Committed data is on disk: WAL with
   * synchronous=FULL.
   */
  static open(path: string, timers?: Timers): SqliteDatabase {
    if (path !== ':memory:') keepPrivate(path);
    const sqlite = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5_000 });
    try {
      // From here on the driver waits, without blocking the process.
      sqlite.exec(
        'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -65536; pragma trusted_schema = off; pragma busy_timeout = 0;',
      );
    } catch (error) {
      sqlite.close();
      throw error;
    }
    return new SqliteDatabase(sqlite, timers);
  }

  /** A database in memory that starts as a copy of another one's `image`. */
  static fromImage(image: Uint8Array, timers?: Timers): SqliteDatabase {
    const sqlite = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
    sqlite.deserialize(image);
    return new SqliteDatabase(sqlite, timers);
  }

  /** The whole database at this moment, as the bytes of an SQLite file. */
  image(): Uint8Array {
    return this.#sqlite.serialize();
  }

  get trouble(): DatabaseUnavailableError | undefined {
    return this.#trouble;
  }

  watchTrouble(told: (trouble: DatabaseUnavailableError | undefined) => void): void {
    this.#onTrouble = told;
  }

  async check(): Promise<void> {
    if (this.#trouble) throw this.#trouble;
    if (this.#isChecked) {
      await sql`pragma user_version`.execute(this);
      return;
    }
    await this.#write();
    this.#isChecked = true;
    this.#cancelCheck = this.#timers.after(checkEveryMs, () => {
      this.#isChecked = false;
    });
  }

  /** Writes to the file, without changing anything. */
  async #write(): Promise<void> {
    await sql`pragma user_version = 0`.execute(this);
  }

  /** Keeps a fault in mind until the file can be written again. */
  #noteFault(fault: DatabaseUnavailableError): void {
    const last = this.#trouble;
    this.#trouble = fault;
    if (last?.message !== fault.message) this.#onTrouble(fault);
    if (!last) this.#lookLater();
  }

  #lookLater(): void {
    this.#cancelLook = this.#timers.after(lookEveryMs, () => {
      this.#write().then(
        () => this.#forgetFault(),
        () => {
          if (!this.#isClosed) this.#lookLater();
        },
      );
    });
  }

  #forgetFault(): void {
    this.#trouble = undefined;
    this.#onTrouble(undefined);
  }

  override async destroy(): Promise<void> {
    this.#isClosed = true;
    this.#cancelLook();
    this.#cancelCheck();
    await super.destroy();
  }

  change<T>(_: string, work: (trx: StoreTransaction) => Promise<T>): Promise<T> {
    return this.commit(work);
  }

  inTurn<T>(_: ExclusiveJob, work: (trx: StoreTransaction) => Promise<T>): Promise<T> {
    return this.commit(work);
  }
}

class TurnTakingAdapter extends SqliteAdapter {
  /** The driver itself lets one query or transaction after the other have the connection. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite can roll back schema changes, so each migration is done completely or not at all. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
