import type { Clock, Timers } from './clock.ts';
import type { Config } from './config.ts';
import type { Metrics } from './http/Metrics.ts';
import type { Vault } from './vault/Vault.ts';
import type { Database } from './store/Database.ts';

/**
 * What nearly every function of the server needs. Built once in `createApp` and passed as the first argument. A folder
 * that offers something to others adds it with `declare module`, in its own files.
 */
export interface Context {
  readonly db: Database;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Calls addresses that the operator configured. Tests pass a stand-in. */
  readonly fetch: typeof fetch;
  readonly config: Config;
  /** Seals and opens secrets at rest. */
  readonly vault: Vault;
  /** Counts what the server does, if metrics are on. */
  readonly metrics?: Metrics;
  /** Tells the queue that a run may be waiting. Call it after the transaction that queued the run. */
  readonly wake: () => void;
}
