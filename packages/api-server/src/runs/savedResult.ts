import type { RunEnding } from '@switchboard/api-contract/runs/run';
import type { ActivityEntry } from '@switchboard/api-contract/agents/agentPage';
import type { Run, RunResult } from './Run.ts';
import type { Database, StoreWriter } from '../platform/store/Database.ts';
import { readStoredFact, toStoredFact, type StoredFact } from '../platform/store/storedFact.ts';
import type { Remedy } from '../outside/RunFailure.ts';

/** What the program of a run came to, as long as what it found is sent on: another attempt begins there. */
interface SavedResult {
  readonly result: StoredFact;
  readonly activity?: { readonly kind: ActivityEntry['kind']; readonly text: StoredFact };
  readonly endedBy?: RunEnding;
  readonly next?: Remedy;
}

type ResultToSave = Omit<RunResult, 'write' | 'writtenStep'>;

/** Keeps it. Call it in the transaction that writes what the run found. */
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

/** undefined for a run whose program has not come to its end. */
export async function readSavedResult(
  db: Pick<Database, 'selectFrom'>,
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
