import type { ConsentOffer } from '@switchboard/api-contract/consent';
import type { ConnectionSetup } from '@switchboard/api-contract/connections';
import type { Outcome } from '../../format/outcome.ts';
import type { ViewState } from '../../format/viewState.ts';

/** Connecting an account of Google's on its consent screen. */
export interface ConsentControl {
  /** Called with the service whose setup opens, so that its offer is read. */
  readonly onOpen: (id: string | undefined) => void;
  /** What Google will ask, and the address to register there, of the service whose setup is open. */
  readonly offer: ViewState<ConsentOffer>;
  /** Leads to Google, with what was typed; a blank field keeps what is stored. The page is left if it succeeds. */
  readonly onContinue: (id: string, values: ConnectionSetup) => Promise<Outcome<unknown>>;
  /** How the way through Google ended, for a member who has just come back. */
  readonly outcome?: string | undefined;
}
