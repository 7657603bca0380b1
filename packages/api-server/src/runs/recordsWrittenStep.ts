import type { CollectionName } from '../records/collections.ts';
import type { NewStep } from '../outside/Caller.ts';

interface Counts {
  readonly added: number;
  readonly updated?: number;
  readonly removed?: number;
}

/** The step that says what a run wrote. */
export const recordsWrittenStep = (
  collection: CollectionName,
  { added, updated = 0, removed = 0 }: Counts,
): NewStep => ({
  kind: 'write',
  text: { kind: 'recordsWritten', args: { collection, added, updated, removed } },
  records: { collection, count: added + updated },
});
