import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { Database } from '../platform/store/Database.ts';
import { toStoredFact } from '../platform/store/storedFact.ts';
import { countWritten } from './runSteps.ts';

/** What becomes of the row of a cancelled run: it names what the run has written. */
export async function cancelled(
  db: Pick<Database, 'selectFrom'>,
  { tenantId, id, by }: { readonly tenantId: string; readonly id: string; readonly by: string | null },
) {
  const kept = await countWritten(db, { tenantId, id });
  const result: Fact = kept.length === 0 ? { kind: 'nothingKept', args: {} } : { kind: 'recordsKept', args: { kept } };
  return {
    status: 'cancelled',
    // Without a name it is the end of its workflow that cut it short.
    endedBy: by === null ? null : 'member',
    endedByName: by,
    result: toStoredFact(result),
    errorMessage: null,
    nextJson: JSON.stringify({ kind: 'retry' }),
    notBefore: null,
  } as const;
}
