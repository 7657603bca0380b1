import type { ConnectionSetup, SandboxSetup, TestResult } from '@switchboard/api-contract/connections';
import type { Outcome } from '../../format/outcome.ts';

/** The service to set up: its id, its name for the title, and the keys of the fields with a stored value. */
export interface SetupTarget {
  readonly id: string;
  readonly name: string;
  readonly stored: readonly string[];
  readonly icon?: string | undefined;
  /** The sandbox answers in its place now. */
  readonly sandbox?: boolean | undefined;
  /** The last test result, shown in full in the dialog, since a card has room for two lines. */
  readonly lastTest?: TestResult | undefined;
}

/** Saves a setup: the values by field key, or the sandbox. */
export type SaveSetup = (id: string, setup: ConnectionSetup | SandboxSetup) => Promise<Outcome<unknown>>;
