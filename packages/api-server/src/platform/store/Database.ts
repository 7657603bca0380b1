import { Kysely, type Transaction } from 'kysely';
import type { Revisions } from './Revisions.ts';
import type { Tables } from './Tables.ts';

/** A transaction over the tables. */
export type Changing = Transaction<Tables>;

/** Work that only one server may do at a time, whatever the tenant. */
export type Turn = 'start' | 'signIn';

/**
 * The typed query builder over the tables: one SQLite file, or a PostgreSQL that several servers may share. Inside a
 * transaction, use only its `trx`: SQLite has one connection, so a query on the database itself would wait for the
 * transaction to end.
 */
export abstract class Database extends Kysely<Tables> {
  /**
   * Grows with every write; equal numbers mean equal answers. undefined if other processes write too: then nothing
   * that was read may be cached.
   */
  abstract readonly revision: number | undefined;

  /** The same for each tenant and table; undefined if other processes write too. */
  abstract readonly revisions: Revisions | undefined;

  /**
   * Changes when another process wrote, such as a command of an admin beside the server. undefined where that can't
   * be told, because nothing is cached.
   */
  abstract readonly outside: number | undefined;

  /** Other servers use it too. */
  get shared(): boolean {
    return this.revision === undefined;
  }

  /**
   * Reads and changes a tenant's data in a transaction. Transactions of one tenant run one after the other, across
   * all servers, so what was read stays true until the end.
   */
  abstract change<T>(tenantId: string, work: (trx: Changing) => Promise<T>): Promise<T>;

  /** Runs a transaction that only one server may run at a time. */
  abstract inTurn<T>(turn: Turn, work: (trx: Changing) => Promise<T>): Promise<T>;
}

/** What may write inside a transaction. */
export type Writing = Pick<Database, 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'>;
