import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Vault } from './vault/Vault.ts';
import type { Database } from './store/Database.ts';

/**
 * What nearly everything needs. Built once in `createApp` and passed as the first argument. A domain that hands others
 * something declares it here, in its own folder.
 */
export interface Context {
  readonly db: Database;
  readonly clock: Clock;
  /** Makes calls at the operator's own addresses; tests pass a stand-in. */
  readonly fetch: typeof fetch;
  readonly config: Config;
  /** Seals and opens secrets at rest. */
  readonly vault: Vault;
  /** Tells the queue that a run may be waiting. Call it after the transaction that queued the run. */
  readonly wake: () => void;
}
