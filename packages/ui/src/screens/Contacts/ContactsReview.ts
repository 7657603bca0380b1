import type {
  ContactPair,
  ContactPairs,
  ContactsPreview,
  MergeRequest,
} from '@switchboard/api-contract/agents/contacts';
import type { Outcome } from '../../format/outcome.ts';
import type { ViewState } from '../../format/viewState.ts';

/** What waits for a member on the contacts page, and what they can do about it. */
export interface ContactsReview {
  /** The changes of the sync that waits; read while its dialog is open. */
  readonly preview: ViewState<ContactsPreview>;
  /** Makes the changes that are shown. */
  readonly onApply: (runId: string) => Promise<Outcome<unknown>>;
  /** Drops them; nothing has been changed. */
  readonly onCancel: (runId: string) => Promise<Outcome<unknown>>;
  /** Contacts that may be one; read while their dialog is open. */
  readonly pairs: ViewState<ContactPairs>;
  readonly onMerge: (request: MergeRequest) => Promise<Outcome<unknown>>;
  /** Remembers that these are two. */
  readonly onKeep: (pair: Pick<ContactPair, 'one' | 'other'>) => Promise<Outcome<unknown>>;
}
