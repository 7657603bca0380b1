import { limits } from '@switchboard/api-contract/limits';
import { runStep, type run as runSchema } from '@switchboard/api-contract/runs/run';
import * as v from 'valibot';
import type { StoreWriter, StoreReader } from '../platform/store/Database.ts';
import { toStoredFact } from '../platform/store/storedFact.ts';
import type { NewStep, Progress } from '../outside/Caller.ts';
import type { CollectionName } from '../records/collections.ts';

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

/** A step, and when it happened. */
export type DatedStep = NewStep & { readonly at: string };

interface RunKey {
  readonly tenantId: string;
  readonly id: string;
}

type StepAnswer = NonNullable<v.InferInput<typeof runSchema>['steps']>[number];

/** Writes the next steps of a run, as many of them as are kept, and how far it is. */
export async function writeSteps(
  db: StoreWriter,
  { tenantId, id }: RunKey,
  { steps, position }: { readonly steps: readonly DatedStep[]; readonly position: number },
  progress?: Progress,
): Promise<void> {
  const kept = steps.slice(0, Math.max(0, limits.runs.steps - position));
  if (kept.length > 0)
    await db
      .insertInto('runSteps')
      .values(
        kept.map(({ at, text, ...step }, index) => ({
          tenantId,
          runId: id,
          position: position + index,
          at,
          bodyJson: JSON.stringify({ ...step, text: JSON.parse(toStoredFact(text)) as unknown }),
        })),
      )
      .execute();
  await db
    .updateTable('executions')
    .set({ steps: position + steps.length, ...(progress && { progressJson: toProgressJson(progress) }) })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

const toProgressJson = ({ text, ...counts }: Progress): string =>
  JSON.stringify({ ...counts, text: JSON.parse(toStoredFact(text)) as unknown });

/** The steps of a run that were kept, in order. */
export async function readSteps(db: StoreReader, { tenantId, id }: RunKey): Promise<StepAnswer[]> {
  const rows = await db
    .selectFrom('runSteps')
    .select(['at', 'bodyJson'])
    .where('tenantId', '=', tenantId)
    .where('runId', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ at, bodyJson }) => ({ ...(JSON.parse(bodyJson) as StepAnswer), at }));
}

/**
 * The step that says how many calls an interrupted attempt had made, since the next one may make and pay them again;
 * undefined if there are none. `left`: its steps that were not written yet.
 */
export async function startedOverStep(
  db: StoreReader,
  run: RunKey,
  { since, left }: { readonly since: string; readonly left: readonly DatedStep[] },
): Promise<NewStep | undefined> {
  const written = (await readSteps(db, run)).filter(({ at }) => (at ?? '') >= since);
  const calls = [...written, ...left].filter(({ kind }) => kind === 'call' || kind === 'model').length;
  return calls > 0 ? { kind: 'decision', text: { kind: 'begunAgain', args: { calls } } } : undefined;
}

/** How many records of each collection a run has written so far. */
export async function countWritten(
  db: StoreReader,
  run: RunKey,
): Promise<readonly { readonly collection: string; readonly count: number }[]> {
  const counts = new Map<string, number>();
  for (const step of await readSteps(db, run)) {
    const { records } = v.parse(runStep, step);
    if (records) counts.set(records.collection, (counts.get(records.collection) ?? 0) + records.count);
  }
  return [...counts].map(([collection, count]) => ({ collection, count }));
}
