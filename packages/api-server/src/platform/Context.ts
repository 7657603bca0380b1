import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Call } from '../outside/providers/client.ts';
import type { Vault } from './vault/Vault.ts';
import type { Sandboxes } from '../outside/sandbox/Sandboxes.ts';
import type { Database } from './store/Database.ts';

/** What every service needs. Built once in `createApp` and passed as the first argument. */
export interface Context {
  readonly db: Database;
  readonly clock: Clock;
  /** Makes calls at the operator's own addresses; tests pass a stand-in. */
  readonly fetch: typeof fetch;
  /** Calls third-party services, at public addresses only; tests pass a stand-in. */
  readonly call: Call;
  /** Answer in place of third-party services for connections that have a key of the sandbox. */
  readonly sandboxes: Sandboxes;
  readonly config: Config;
  /** Seals and opens secrets at rest. */
  readonly vault: Vault;
  /** Tells the queue that a run may be waiting. Call it after the transaction that queued the run. */
  readonly wake: () => void;
}
