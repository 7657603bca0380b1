import type { Clock } from '../../clock.ts';
import { Refusal } from '../Refusal.ts';

const windowMs = 15 * 60_000;
const keptKeys = 10_000;

interface Budget {
  /** How many failures within the window are allowed. */
  readonly failures: number;
  readonly key: (username: string, address: string) => string;
}

/**
 * The first stops guessing one account from one place, the second guessing it from many places, the third trying
 * many accounts from one place. A stranger's failures lock the account for that stranger long before anyone else.
 */
const budgets: readonly Budget[] = [
  { failures: 5, key: (username, address) => JSON.stringify([username, address]) },
  { failures: 50, key: (username) => JSON.stringify([username]) },
  { failures: 30, key: (_, address) => JSON.stringify([null, address]) },
];

/** What is left of one budget. */
interface Entry {
  readonly key: string;
  readonly failures: number;
}

/** Counts failed sign-ins of the last 15 minutes, in memory, for at most 10 000 keys; the oldest make room. */
export class Attempts {
  readonly #clock: Clock;
  readonly #failed = new Map<string, readonly number[]>();
  readonly #running = new Map<string, number>();
  #settled = Promise.withResolvers<void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Makes one attempt: `check` says whether it succeeded. Refuses as 'limited' when too many have failed. Where the
   * attempts that run would use up what is left, it waits for them, so that trying many at once gains nothing.
   */
  async make(username: string, address: string, check: () => Promise<boolean>): Promise<boolean> {
    const entries = budgets.map((budget): Entry => ({ key: budget.key(username, network(address)), failures: budget.failures }));
    for (;;) {
      this.#refuseUsedUp(entries);
      if (entries.every(({ key, failures }) => this.#recent(key).length + this.#runningOf(key) < failures)) break;
      await this.#settled.promise;
    }
    for (const { key } of entries) this.#running.set(key, this.#runningOf(key) + 1);
    try {
      const succeeded = await check();
      if (succeeded) this.#failed.delete(entries[0]?.key ?? '');
      else for (const { key } of entries) this.#addFailure(key);
      return succeeded;
    } finally {
      for (const { key } of entries) this.#endRunning(key);
      this.#settled.resolve();
      this.#settled = Promise.withResolvers<void>();
    }
  }

  #refuseUsedUp(entries: readonly Entry[]): void {
    const now = this.#clock().getTime();
    for (const { key, failures } of entries) {
      const recent = this.#recent(key);
      const first = recent[recent.length - failures];
      if (first === undefined) continue;
      const seconds = Math.max(1, Math.ceil((first + windowMs - now) / 1000));
      throw new Refusal('limited', `Too many failed sign-ins. Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`, { retryAfter: seconds });
    }
  }

  #recent(key: string): readonly number[] {
    const since = this.#clock().getTime() - windowMs;
    return (this.#failed.get(key) ?? []).filter((at) => at > since);
  }

  #addFailure(key: string): void {
    const failures = [...this.#recent(key), this.#clock().getTime()];
    this.#failed.delete(key);
    this.#failed.set(key, failures);
    const oldest = this.#failed.keys().next().value;
    if (this.#failed.size > keptKeys && oldest !== undefined) this.#failed.delete(oldest);
  }

  #runningOf(key: string): number {
    return this.#running.get(key) ?? 0;
  }

  #endRunning(key: string): void {
    const left = this.#runningOf(key) - 1;
    if (left > 0) this.#running.set(key, left);
    else this.#running.delete(key);
  }
}

/** An IPv6 customer has a whole /64, so it counts as one address. */
function network(address: string): string {
  return address.includes(':') && !address.includes('.') ? `${address.split(':').slice(0, 4).join(':')}::/64` : address;
}
