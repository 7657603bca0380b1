import type { StoreReader } from '../platform/store/Database.ts';
import { statement, type ValueOf } from '../platform/store/statement.ts';
import type { RunRow } from '../runs/describeRun.ts';

/** The language model that an agent's latest runs asked last; undefined if none of them asked any. */
export async function readLastModel(
  db: StoreReader,
  tenantId: string,
  runs: readonly RunRow[],
): Promise<string | undefined> {
  if (runs.length === 0) return undefined;
  const step = await db
    .selectFrom('runSteps')
    .select('bodyJson')
    .where('tenantId', '=', tenantId)
    .where(
      'runId',
      'in',
      runs.map((run) => run.id),
    )
    .where('bodyJson', 'like', '%"kind":"model"%')
    .where('bodyJson', 'like', '%"model":"%')
    .orderBy('at', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return step && (JSON.parse(step.bodyJson) as { model?: string }).model;
}

const selectModels = statement((db, value: ValueOf<{ tenantId: string }>) =>
  db
    .selectFrom('usage')
    .select((column) => ['agentId', 'model', 'day', column.fn.sum<number>('units').as('asked')])
    .where('tenantId', '=', value('tenantId'))
    .where('model', '!=', '')
    .groupBy(['agentId', 'model', 'day'])
    .orderBy('day')
    .orderBy('asked')
    .orderBy('model'),
);

/** The language model that each agent asked last, by what was counted: of one day, the one that was asked most. */
export async function readLastModels(db: StoreReader, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await selectModels(db, { tenantId });
  return new Map(rows.map(({ agentId, model }) => [agentId, model]));
}
