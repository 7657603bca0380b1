import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/store/Database.ts';
import { judge, windowMs, type Attempt, type Whose } from './attemptBudgets.ts';

/** Where attempts are counted. */
export interface AttemptLog {
  /**
   * Marks an attempt as being checked and returns its name; undefined while it must wait for others. Refuses as
   * 'limited' after too many failures.
   */
  readonly begin: (next: Whose, now: number) => Promise<string | undefined>;
  readonly fail: (id: string, now: number) => Promise<void>;
  /** Removes the mark, and the failures of that account from that address. */
  readonly succeed: (id: string, whose: Whose) => Promise<void>;
  /** Removes the mark: nobody knows whether the attempt would have succeeded. */
  readonly drop: (id: string) => Promise<void>;
}

const keptInMemory = 10_000;

/** Counts in memory, for a server with a database of its own. Holds 10 000 attempts; the oldest are dropped. */
export function memoryLog(): AttemptLog {
  let attempts: readonly Attempt[] = [];
  return {
    begin: async (next, now) => {
      attempts = attempts.filter(({ at }) => at > now - windowMs).slice(-keptInMemory);
      if (judge(attempts, next, now) === 'wait') return undefined;
      const id = randomUUID();
      attempts = [...attempts, { id, ...next, checking: true, at: now }];
      return id;
    },
    fail: async (id, now) => {
      attempts = [
        ...attempts.filter((attempt) => attempt.id !== id),
        ...attempts.filter((attempt) => attempt.id === id).map((attempt) => ({ ...attempt, checking: false, at: now })),
      ];
    },
    succeed: async (id, { account, address }) => {
      attempts = attempts.filter(
        (attempt) =>
          attempt.id !== id && (attempt.checking || attempt.account !== account || attempt.address !== address),
      );
    },
    drop: async (id) => {
      attempts = attempts.filter((attempt) => attempt.id !== id);
    },
  };
}

/** Counts in the database, for all servers that share it. */
export function databaseLog(db: Database): AttemptLog {
  return {
    begin: (next, now) =>
      db.inTurn('signIn', async (trx) => {
        const since = new Date(now - windowMs).toISOString();
        const rows = await trx
          .selectFrom('attempts')
          .selectAll()
          .where((eb) => eb.or([eb('account', '=', next.account), eb('address', '=', next.address)]))
          .where('at', '>', since)
          .orderBy('at')
          .execute();
        if (
          judge(
            rows.map((row) => ({ ...row, checking: row.checking === 1, at: Date.parse(row.at) })),
            next,
            now,
          ) === 'wait'
        )
          return undefined;
        const id = randomUUID();
        await trx.deleteFrom('attempts').where('at', '<=', since).execute();
        await trx
          .insertInto('attempts')
          .values({ id, ...next, checking: 1, at: new Date(now).toISOString() })
          .execute();
        return id;
      }),
    fail: async (id, now) => {
      await db
        .updateTable('attempts')
        .set({ checking: 0, at: new Date(now).toISOString() })
        .where('id', '=', id)
        .execute();
    },
    succeed: async (id, { account, address }) => {
      await db
        .deleteFrom('attempts')
        .where((eb) =>
          eb.or([
            eb('id', '=', id),
            eb.and([eb('account', '=', account), eb('address', '=', address), eb('checking', '=', 0)]),
          ]),
        )
        .execute();
    },
    drop: async (id) => {
      await db.deleteFrom('attempts').where('id', '=', id).execute();
    },
  };
}
