import type { Connection, ConnectionSetup, SandboxSetup } from '@switchboard/api-contract/connections';
import type { Outcome } from '../../format/outcome.ts';

/** The service to set up: its id, its name for the title, and the keys of the fields with a stored value. */
export type SetupTarget = Pick<Connection, 'id' | 'name' | 'stored'> &
  Partial<Pick<Connection, 'icon' | 'sandbox' | 'lastTest'>>;

/** Saves a setup: the values by field key, or the sandbox. */
export type SaveSetup = (id: string, setup: ConnectionSetup | SandboxSetup) => Promise<Outcome<unknown>>;
