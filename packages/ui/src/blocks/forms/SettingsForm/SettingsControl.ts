import type { ByPath } from '@switchboard/api-contract/settings';
import type { Outcome } from '../../../format/outcome.ts';
import type { ViewState } from '../../../format/viewState.ts';
import type { Draft } from '../draft/draft.ts';

/** The settings of one agent, as passed to its page. */
export interface SettingsControl<Settings extends object> {
  /** What the server has stored, parsed by the contract. */
  readonly saved: ViewState<Settings>;
  /** A number that changes with every save of the agent's configuration. */
  readonly version?: number | undefined;
  /** Names of the secrets that the server has stored; omitted if unknown. */
  readonly stored?: readonly string[] | undefined;
  /** Unsaved edits. Its keeper passes it in again after a reload; it never contains secrets. */
  readonly draft?: Draft | undefined;
  readonly onDraftChange: (draft: Draft | undefined) => void;
  /** Saves the changed settings, by path; resolves once `saved` contains them. */
  readonly onSave: (changes: ByPath) => Promise<Outcome<unknown>>;
}
