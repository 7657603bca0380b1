import type { ByPath } from '@switchboard/api-contract/settings';
import type { Outcome } from '../../../format/outcome.ts';
import type { ViewState } from '../../../format/viewState.ts';
import type { DraftKeeper } from '../draft/useDraft.ts';

/** The settings of one agent, as passed to its page, and their draft, which never contains secrets. */
export interface SettingsControl<Settings extends object> extends DraftKeeper<unknown> {
  /** What the server has stored, parsed by the contract. */
  readonly saved: ViewState<Settings>;
  /** A number that changes with every save of the agent's configuration. */
  readonly version?: number | undefined;
  /** Names of the secrets that the server has stored; omitted if unknown. */
  readonly stored?: readonly string[] | undefined;
  /** Saves the changed settings, by path; resolves once `saved` contains them. */
  readonly onSave: (changes: ByPath) => Promise<Outcome<unknown>>;
}
