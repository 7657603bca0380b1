import type { ByPath } from '@switchboard/api-contract/settings';
import type { Outcome } from '../../../format/outcome.ts';
import type { ViewState } from '../../../format/viewState.ts';
import type { Draft } from '../draft/draft.ts';

/** The settings of one agent as a page gets them. */
export interface SettingsControl<Settings extends object> {
  /** What the server holds, read by the contract. */
  readonly saved: ViewState<Settings>;
  /** The number that changes with every save of the agent's configuration. */
  readonly version?: number | undefined;
  /** Names of secrets that the server holds a value of; left out where that is not known. */
  readonly stored?: readonly string[] | undefined;
  /** Edits that are not saved. Whoever keeps it hands it back after a reload; secrets are never in it. */
  readonly draft?: Draft | undefined;
  readonly onDraftChange: (draft: Draft | undefined) => void;
  /** Saves the changed settings, by their paths; ends once `saved` holds them. */
  readonly onSave: (changes: ByPath) => Promise<Outcome<unknown>>;
}
