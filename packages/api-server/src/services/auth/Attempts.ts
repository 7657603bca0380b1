import { hash, randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Timers } from '../../jobs/Timers.ts';
import type { Changing, Database } from '../../store/Database.ts';
import { Refusal } from '../Refusal.ts';

const windowMs = 15 * 60_000;
/** A check that takes longer belongs to a server that died. */
const longestCheckMs = 60_000;
/** How often it is looked whether checks of other servers have ended. */
const lookAgainMs = 100;

interface Budget {
  /** How many failures within the window are allowed. */
  readonly failures: number;
  readonly counts: (row: Whose, attempt: Whose) => boolean;
}

/**
 * The first stops guessing one account from one place, the second guessing it from many places, the third trying
 * many accounts from one place. A stranger's failures lock the account for that stranger long before anyone else.
 */
const budgets: readonly Budget[] = [
  { failures: 5, counts: (row, { account, address }) => row.account === account && row.address === address },
  { failures: 50, counts: (row, { account }) => row.account === account },
  { failures: 30, counts: (row, { address }) => row.address === address },
];

/** Whose attempts are counted together. */
interface Whose {
  /** A digest: what people type for a name may be a password. */
  readonly account: string;
  readonly address: string;
}

interface AttemptsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly timers: Timers;
}

/** Counts failed sign-ins of the last 15 minutes, in the database, so for all servers on it and over a restart. */
export class Attempts {
  readonly #options: AttemptsOptions;
  #settled = Promise.withResolvers<void>();

  constructor(options: AttemptsOptions) {
    this.#options = options;
  }

  /**
   * Makes one attempt: `check` says whether it succeeded. Refuses as 'limited' when too many have failed. Where the
   * attempts that run would use up what is left, it waits for them, so that trying many at once gains nothing.
   */
  async make(username: string, address: string, check: () => Promise<boolean>): Promise<boolean> {
    const attempt = { account: hash('sha256', username, 'hex'), address: network(address) };
    let id = await this.#begin(attempt);
    while (id === undefined) {
      await this.#change();
      id = await this.#begin(attempt);
    }
    try {
      const succeeded = await check();
      await (succeeded ? this.#forget(id, attempt) : this.#fail(id));
      return succeeded;
    } catch (error) {
      // What broke is neither a failure nor a success. Where the database is what broke, the mark loses its meaning by itself.
      await this.#options.db.deleteFrom('attempts').where('id', '=', id).execute().catch(() => {});
      throw error;
    } finally {
      this.#settled.resolve();
      this.#settled = Promise.withResolvers<void>();
    }
  }

  /** Marks an attempt as being checked and names it; undefined while it has to wait. */
  #begin(attempt: Whose): Promise<string | undefined> {
    const { db, clock } = this.#options;
    return db.inTurn('signIn', async (trx) => {
      const now = clock().getTime();
      const recent = await readRecent(trx, attempt, now);
      for (const { failures, counts } of budgets) {
        const first = recent.filter((row) => row.checking === 0 && counts(row, attempt)).at(-failures);
        if (first) throw refusal(Math.max(1, Math.ceil((Date.parse(first.at) + windowMs - now) / 1000)));
      }
      if (budgets.some(({ failures, counts }) => recent.filter((row) => counts(row, attempt)).length >= failures)) return undefined;
      const id = randomUUID();
      await trx.deleteFrom('attempts').where('at', '<=', new Date(now - windowMs).toISOString()).execute();
      await trx.insertInto('attempts').values({ id, ...attempt, checking: 1, at: new Date(now).toISOString() }).execute();
      return id;
    });
  }

  async #fail(id: string): Promise<void> {
    const { db, clock } = this.#options;
    await db.updateTable('attempts').set({ checking: 0, at: clock().toISOString() }).where('id', '=', id).execute();
  }

  /** A success clears the failures of that account at that address. */
  async #forget(id: string, { account, address }: Whose): Promise<void> {
    await this.#options.db
      .deleteFrom('attempts')
      .where((eb) => eb.or([eb('id', '=', id), eb.and([eb('account', '=', account), eb('address', '=', address), eb('checking', '=', 0)])]))
      .execute();
  }

  /** Resolves when an attempt ended here, or might have ended on another server. */
  async #change(): Promise<void> {
    const { promise: later, resolve } = Promise.withResolvers<void>();
    const cancel = this.#options.timers.after(lookAgainMs, resolve);
    await Promise.race([this.#settled.promise, later]);
    cancel();
  }
}

/** What counts against an attempt, the oldest first. */
async function readRecent(db: Changing, { account, address }: Whose, now: number): Promise<(Whose & { readonly checking: number; readonly at: string })[]> {
  const rows = await db
    .selectFrom('attempts')
    .select(['account', 'address', 'checking', 'at'])
    .where((eb) => eb.or([eb('account', '=', account), eb('address', '=', address)]))
    .where('at', '>', new Date(now - windowMs).toISOString())
    .orderBy('at')
    .execute();
  return rows.filter(({ checking, at }) => checking === 0 || Date.parse(at) > now - longestCheckMs);
}

function refusal(seconds: number): Refusal {
  return new Refusal('limited', `Too many failed sign-ins. Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`, { retryAfter: seconds });
}

/** An IPv6 customer has a whole /64, so it counts as one address. */
function network(address: string): string {
  return address.includes(':') && !address.includes('.') ? `${address.split(':').slice(0, 4).join(':')}::/64` : address;
}
