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
  { failures: 5, key: (username, address) => `account ${username} at ${address}` },
  { failures: 50, key: (username) => `account ${username}` },
  { failures: 30, key: (_, address) => `address ${address}` },
];

/** Counts failed sign-ins of the last 15 minutes, in memory, for at most 10 000 keys; the oldest make room. */
export class Attempts {
  readonly #clock: Clock;
  readonly #failures = new Map<string, number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts an attempt as failed until `succeeded` is called, so that many at once don't slip through. Throws a Refusal 'limited'. */
  begin(username: string, address: string): { succeeded: () => void } {
    const now = this.#clock().getTime();
    const entries = budgets.map((budget) => ({ budget, key: budget.key(username, network(address)) }));
    for (const { budget, key } of entries) {
      const recent = this.#recent(key, now);
      const first = recent[recent.length - budget.failures];
      if (first === undefined) continue;
      const seconds = Math.max(1, Math.ceil((first + windowMs - now) / 1000));
      throw new Refusal('limited', `Too many failed sign-ins. Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`, { retryAfter: seconds });
    }
    for (const { key } of entries) this.#set(key, [...this.#recent(key, now), now]);
    return {
      succeeded: () => {
        for (const { key } of entries) {
          const left = this.#recent(key, now);
          const own = left.lastIndexOf(now);
          if (own >= 0) left.splice(own, 1);
          this.#set(key, left);
        }
        const [pair] = entries;
        if (pair) this.#failures.delete(pair.key);
      },
    };
  }

  #recent(key: string, now: number): number[] {
    return (this.#failures.get(key) ?? []).filter((at) => at > now - windowMs);
  }

  #set(key: string, times: number[]): void {
    this.#failures.delete(key);
    if (times.length === 0) return;
    this.#failures.set(key, times);
    const oldest = this.#failures.keys().next().value;
    if (this.#failures.size > keptKeys && oldest !== undefined) this.#failures.delete(oldest);
  }
}

/** An IPv6 customer has a whole /64, so it counts as one address. */
function network(address: string): string {
  return address.includes(':') && !address.includes('.') ? `${address.split(':').slice(0, 4).join(':')}::/64` : address;
}
