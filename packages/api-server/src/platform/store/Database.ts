import { EventEmitter } from 'node:events';
import { Kysely, sql, type Dialect, type Expression, type LogEvent, type RawBuilder, type Transaction } from 'kysely';
import { activeSpan, statementChannel, traced, type Statement } from '../tracing/traced.ts';

/**
 * All tables. Each domain adds its own in its `tables.ts`; `Selectable<Tables['agents']>` is a row of one. Instants are
 * ISO 8601 text in UTC, flags are 0 or 1, and `…Json` columns and `StoredFact` are JSON text.
 */
export interface Tables {}

/** A transaction over the tables. */
export type StoreTransaction = Transaction<Tables>;

/** Work that only one server may do at a time, whatever the tenant. */
export type ExclusiveJob = 'start' | 'signIn';

/**
 * What servers tell each other: a run may be waiting or was cancelled, runs of an agent have changed, an answer of the
 * assistant has grown or is to stop.
 */
export type Topic = 'queue' | 'cancel' | 'runs' | 'answer' | 'stop';

/**
 * The typed query builder over the tables: one SQLite file, or a PostgreSQL that several servers may share. Inside a
 * transaction, use only its `trx`: SQLite has one connection, so a query on the database itself would wait for the
 * transaction to end.
 */
export abstract class Database extends Kysely<Tables> {
  /** Whether other servers may use it too. */
  abstract readonly shared: boolean;
  readonly #listeners = new EventEmitter().setMaxListeners(0);

  constructor(dialect: Dialect, system: Statement['system']) {
    const tell = ({ query, queryDurationMillis: ms, ...event }: LogEvent): void =>
      statementChannel.publish({
        system,
        sql: query.sql,
        ms,
        error: 'error' in event ? event.error : undefined,
      } satisfies Statement);
    super({ dialect, ...(statementChannel.hasSubscribers && { log: tell }) });
  }

  /**
   * Tells every server on this database that something in it has changed, once it is committed: this one at once, the
   * others soon. It may be lost on the way, so whoever listens also looks now and then. `about` is a few ids.
   */
  announce(topic: Topic, about = ''): void {
    // What others do about it is no part of what the announcer does.
    activeSpan.exit(() => this.#listeners.emit(topic, about));
  }

  /** Calls back with what is announced, until the returned function is called. */
  listen(topic: Topic, told: (about: string) => void): () => void {
    this.#listeners.on(topic, told);
    return () => this.#listeners.off(topic, told);
  }

  /**
   * Reads and changes a tenant's data in a transaction. Transactions of one tenant run one after the other, across
   * all servers, so what was read stays true until the end.
   */
  abstract change<T>(tenantId: string, work: (trx: StoreTransaction) => Promise<T>): Promise<T>;

  /** Reads and changes data in a transaction that waits for no other, and then does what is to be done after it. */
  async commit<T>(work: (trx: StoreTransaction) => Promise<T>): Promise<T> {
    const after: (() => void)[] = [];
    const result = await traced({ name: 'transaction', attributes: {} }, () =>
      this.transaction().execute((trx) => {
        afterCommits.set(trx, after);
        return work(trx);
      }),
    );
    for (const then of after) then();
    return result;
  }

  /**
   * Why it can't be written, as far as that is known, until it can be again. `watchTrouble` is told when that begins,
   * when the reason becomes another, and when it ends.
   */
  abstract readonly trouble: DatabaseUnavailableError | undefined;
  abstract watchTrouble(told: (trouble: DatabaseUnavailableError | undefined) => void): void;

  /** Throws DatabaseUnavailableError if it can't do its work now. */
  abstract check(): Promise<void>;

  /** Runs a transaction that only one server may run at a time. */
  abstract inTurn<T>(turn: ExclusiveJob, work: (trx: StoreTransaction) => Promise<T>): Promise<T>;
}

const afterCommits = new WeakMap<object, (() => void)[]>();

/**
 * Does something once what a transaction writes is committed, and never if it is not; at once where `db` is the
 * database itself.
 */
export function afterCommit(db: object, then: () => void): void {
  const after = afterCommits.get(db);
  if (!after && !(db instanceof Database))
    throw new Error('This transaction was not begun by change, inTurn or commit');
  if (after) after.push(then);
  else then();
}

/** What may read, inside a transaction or outside. */
export type StoreReader = Pick<Database, 'selectFrom' | 'executeQuery' | 'getExecutor'>;

/** What may write inside a transaction. */
export type StoreWriter = StoreReader & Pick<Database, 'insertInto' | 'updateTable' | 'deleteFrom'>;

/** The database or its data folder can't be used. The message says what to fix. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

interface UnavailableOptions extends ErrorOptions {
  /** What members read. */
  readonly sentence?: string | undefined;
  readonly diskIsFull?: boolean;
  /** Whether the log has the reason anyway, once for all calls that fail for it. */
  readonly isLogged?: boolean;
}

/**
 * The database could not be reached, can't be written, or gave up on a query; another attempt may succeed. A write
 * under way is either complete or not done at all.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly sentence: string;
  readonly diskIsFull: boolean;
  readonly isLogged: boolean;

  constructor(
    reason: string,
    {
      sentence = 'The database is not responding. Try again in a moment.',
      diskIsFull = false,
      isLogged = false,
      ...options
    }: UnavailableOptions = {},
  ) {
    super(reason, options);
    this.sentence = sentence;
    this.diskIsFull = diskIsFull;
    this.isLogged = isLogged;
  }
}

/** Leaves a write undone that can wait: for `catch`. Any other error is thrown. */
export function unlessUnavailable(error: unknown): void {
  if (!(error instanceof DatabaseUnavailableError)) throw error;
}

/** Whether a text contains a word. Fold both beforehand: upper and lower case are told apart. */
export const containsWord = (text: Expression<string>, word: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like ${`%${word.replaceAll(/[!%_]/g, '!$&')}%`} escape '!'`;
