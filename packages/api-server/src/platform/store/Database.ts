import { Kysely, sql, type Expression, type RawBuilder, type Transaction } from 'kysely';

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
 * The typed query builder over the tables: one SQLite file, or a PostgreSQL that several servers may share. Inside a
 * transaction, use only its `trx`: SQLite has one connection, so a query on the database itself would wait for the
 * transaction to end.
 */
export abstract class Database extends Kysely<Tables> {
  /** Whether other servers may use it too. */
  abstract readonly shared: boolean;

  /**
   * Reads and changes a tenant's data in a transaction. Transactions of one tenant run one after the other, across
   * all servers, so what was read stays true until the end.
   */
  abstract change<T>(tenantId: string, work: (trx: StoreTransaction) => Promise<T>): Promise<T>;

  /** Runs a transaction that only one server may run at a time. */
  abstract inTurn<T>(turn: ExclusiveJob, work: (trx: StoreTransaction) => Promise<T>): Promise<T>;
}

/** What may write inside a transaction. */
export type StoreWriter = Pick<Database, 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'>;

/** The database or its data folder can't be used. The message says what to fix. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/**
 * The database could not be reached or gave up on a query; another attempt may succeed. A write under way is either
 * complete or not done at all.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** Whether a text contains a word. Fold both beforehand: upper and lower case are told apart. */
export const containsWord = (text: Expression<string>, word: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like ${`%${word.replaceAll(/[!%_]/g, '!$&')}%`} escape '!'`;
