import { randomUUID } from 'node:crypto';
import type { Clock, Timers } from '../platform/clock.ts';
import type { Database } from '../platform/store/Database.ts';
import { digestOf } from '../platform/vault/token.ts';
import { networkOf } from '../platform/http/networkOf.ts';
import { KeyedQueue } from '../platform/store/KeyedQueue.ts';
import { accountName } from './accounts.ts';
import { type AttemptKey, judgeAttempts, longestWindowMs } from './attemptBudgets.ts';

/** Counts attempts in the database, for all servers that share it. */
class AttemptLog {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Marks an attempt as being checked and returns its id; undefined while it must wait for others. Refuses as
   * 'limited' after too many failures.
   */
  begin(next: AttemptKey, now: number): Promise<string | undefined> {
    return this.#db.inTurn('signIn', async (trx) => {
      const since = new Date(now - longestWindowMs).toISOString();
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

declare module '../platform/http/Server.ts' {
  interface Server {
    readonly attempts: Attempts;
  }
}

/** How often a waiting attempt looks whether checks on other servers have ended. */
const lookAgainMs = 100;

interface AttemptsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly timers: Timers;
}

/** Counts failed sign-ins and wrong old passwords: see `passwordLimits`. */
export class Attempts {
  readonly #options: AttemptsOptions;
  readonly #log: AttemptLog;
  readonly #queue = new KeyedQueue();
  #settled = Promise.withResolvers<void>();

  constructor(options: AttemptsOptions) {
    this.#options = options;
    this.#log = new AttemptLog(options.db);
  }

  /**
   * Makes one attempt; `check` says whether it succeeded. Refuses as 'limited' after too many failures. If the
   * attempts under way could use up the remaining budget, it waits for them, so trying many at once gains nothing.
   */
  async make(username: string, address: string, check: () => Promise<boolean>): Promise<boolean> {
    const { clock } = this.#options;
    const key = { account: digestOf(accountName(username)), address: networkOf(address) };
    // Of several attempts with the same key, only the first one looks; the others queue behind it.
    const id = await this.#queue.run(JSON.stringify(key), () => this.#admit(key));
    try {
      const succeeded = await check();
      await (succeeded ? this.#log.succeed(id, key) : this.#log.fail(id, clock().getTime()));
      return succeeded;
    } catch (error) {
      // If the database failed, the mark expires by itself.
      await this.#log.drop(id).catch(() => {});
      throw error;
    } finally {
      this.#settled.resolve();
      this.#settled = Promise.withResolvers<void>();
    }
  }

  /** Waits until an attempt may be made, and returns its id. */
  async #admit(key: AttemptKey): Promise<string> {
    for (;;) {
      const { promise: settled } = this.#settled;
      const id = await this.#log.begin(key, this.#options.clock().getTime());
      if (id !== undefined) return id;
      const { promise: later, resolve } = Promise.withResolvers<void>();
      const cancel = this.#options.timers.after(lookAgainMs, resolve);
      await Promise.race([settled, later]);
      cancel();
    }
  }
}
