import { Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A transaction over the tables. */
export type Changing = Transaction<Tables>;

/** What only one instance may do at a time, whatever the tenant. */
export type Turn = 'start' | 'signIn';

/**
 * The typed query builder over the tables: one SQLite file, or a PostgreSQL that several servers may share. Inside a
 * transaction only its `trx` may be asked: SQLite has one connection, and asking the database itself would wait for the
 * transaction to end.
 */
export abstract class Database extends Kysely<Tables> {
  /**
   * Grows with every write; equal numbers mean equal answers. undefined where other processes write too: then nothing
   * that was read may be remembered.
   */
  abstract readonly revision: number | undefined;

  /** Other servers work on it too. */
  get shared(): boolean {
    return this.revision === undefined;
  }

  /**
   * Reads and changes what belongs to a tenant, in a transaction. Those of one tenant run one after the other, from
   * whichever server they come, so what was read holds until it ends.
   */
  abstract change<T>(tenantId: string, work: (trx: Changing) => Promise<T>): Promise<T>;

  /** Does in a transaction what only one server may do at a time. */
  abstract inTurn<T>(turn: Turn, work: (trx: Changing) => Promise<T>): Promise<T>;
}
