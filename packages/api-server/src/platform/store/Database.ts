import { Kysely, type Transaction } from 'kysely';
import type { Tables } from './Tables.ts';

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
  /** Other servers may use it too. */
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
