import type { RecordOf } from '../../records/collections.ts';

type Contact = RecordOf<'contacts'>;

/** What a sync would add, change and remove. */
export interface SyncChanges {
  readonly added: readonly Contact[];
  readonly changed: readonly { readonly before: Contact; readonly after: Contact }[];
  /** As they are now. */
  readonly removed: readonly Contact[];
}
