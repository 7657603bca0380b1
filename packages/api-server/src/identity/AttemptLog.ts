import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/store/Database.ts';
import { judgeAttempts, windowMs, type AttemptKey } from './attemptBudgets.ts';

/** Counts attempts in the database, for all servers that share it. */
export class AttemptLog {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Marks an attempt as being checked and returns its name; undefined while it must wait for others. Refuses as
   * 'limited' after too many failures.
   */
  begin(next: AttemptKey, now: number): Promise<string | undefined> {
    return this.#db.inTurn('signIn', async (trx) => {
      const since = new Date(now - windowMs).toISOString();
      const rows = await trx
        .selectFrom('attempts')
        .selectAll()
        .where((eb) => eb.or([eb('account', '=', next.account), eb('address', '=', next.address)]))
        .where('at', '>', since)
        .orderBy('at')
        .execute();
      const attempts = rows.map((row) => ({ ...row, checking: row.checking === 1, at: Date.parse(row.at) }));
      if (judgeAttempts(attempts, next, now) === 'wait') return undefined;
      const id = randomUUID();
      await trx.deleteFrom('attempts').where('at', '<=', since).execute();
      await trx
        .insertInto('attempts')
        .values({ id, ...next, checking: 1, at: new Date(now).toISOString() })
        .execute();
      return id;
    });
  }

  async fail(id: string, now: number): Promise<void> {
    await this.#db
      .updateTable('attempts')
      .set({ checking: 0, at: new Date(now).toISOString() })
      .where('id', '=', id)
      .execute();
  }

  /** Removes the mark, and the failures of that account from that address. */
  async succeed(id: string, { account, address }: AttemptKey): Promise<void> {
    await this.#db
      .deleteFrom('attempts')
      .where((eb) =>
        eb.or([
          eb('id', '=', id),
          eb.and([eb('account', '=', account), eb('address', '=', address), eb('checking', '=', 0)]),
        ]),
      )
      .execute();
  }

  /** Removes the mark: nobody knows whether the attempt would have succeeded. */
  async drop(id: string): Promise<void> {
    await this.#db.deleteFrom('attempts').where('id', '=', id).execute();
  }
}
