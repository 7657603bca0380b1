import type { RunEnding } from '@switchboard/api-contract/runs/run';
import type { ActivityEntry } from '@switchboard/api-contract/agents/agentPage';
import type { Run, RunResult } from './Run.ts';
import type { StoreWriter, StoreReader } from '../platform/store/Database.ts';
import { readStoredFact, toStoredFact, type StoredFact } from '../platform/store/storedFact.ts';
import type { Remedy } from '../outside/RunFailure.ts';

/**
 * The result of a run whose program is done, while the records that it found are still being sent on. If that fails,
 * another attempt begins with the sending.
 */
interface SavedResult {
  readonly result: StoredFact;
  readonly activity?: { readonly kind: ActivityEntry['kind']; readonly text: StoredFact };
  readonly endedBy?: RunEnding;
  readonly next?: Remedy;
}

type ResultToSave = Omit<RunResult, 'write' | 'writtenStep'>;

/** Stores the result. Call it in the transaction that writes the records that the run found. */
export async function saveResult(
  db: StoreWriter,
  { tenantId, id }: Pick<Run, 'tenantId' | 'id'>,
  { result, activity, endedBy, next }: ResultToSave,
): Promise<void> {
  const kept: SavedResult = {
    result: toStoredFact(result),
    ...(activity && { activity: { kind: activity.kind, text: toStoredFact(activity.text) } }),
    ...(endedBy && { endedBy }),
    ...(next && { next }),
  };
  await db
    .updateTable('executions')
    .set({ outcomeJson: JSON.stringify(kept) })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Reads the stored result; undefined if the run's program has not come to its end. */
export async function readSavedResult(
  db: StoreReader,
  { tenantId, id }: Pick<Run, 'tenantId' | 'id'>,
): Promise<ResultToSave | undefined> {
  const row = await db
    .selectFrom('executions')
    .select('outcomeJson')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (typeof row?.outcomeJson !== 'string') return undefined;
  const { result, activity, ...rest } = JSON.parse(row.outcomeJson) as SavedResult;
  return {
    result: readResult(result),
    ...(activity && { activity: { ...activity, text: readResult(activity.text) } }),
    ...rest,
  };
}

const readResult = (stored: StoredFact) => readStoredFact(stored) as RunResult['result'];
