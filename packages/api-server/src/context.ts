import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Call } from './providers/client.ts';
import type { Vault } from './vault/Vault.ts';
import type { Database } from './store/Database.ts';

/** What services work with; built once in `createApp` and passed as their first argument. */
export interface Context {
  readonly db: Database;
  readonly clock: Clock;
  /** Calls the outside world; tests pass a stand-in. */
  readonly fetch: typeof fetch;
  /** Calls third-party services, at public addresses alone; tests pass a stand-in. */
  readonly call: Call;
  readonly config: Config;
  /** Seals and opens secrets at rest. */
  readonly vault: Vault;
  /** Tells the queue that a run may wait for its turn; call it after the transaction that put it there. */
  readonly wake: () => void;
}
