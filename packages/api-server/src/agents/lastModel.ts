import type { Database } from '../platform/store/Database.ts';
import type { AgentRow } from '../tenants/agentRows.ts';

/** How many of the newest runs are searched. */
const searchedRuns = 50;

/** The language model that an agent's runs asked last; undefined if none of them asked any. */
export async function readLastModel(
  db: Pick<Database, 'selectFrom'>,
  { tenantId, id }: Pick<AgentRow, 'tenantId' | 'id'>,
): Promise<string | undefined> {
  const runs = await db
    .selectFrom('executions')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', id)
    .where('sample', '=', 0)
    .orderBy('queuedAt', 'desc')
    .limit(searchedRuns)
    .execute();
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

/** The language model that each agent asked last, by what was counted: of one day, the one that was asked most. */
export async function readLastModels(
  db: Pick<Database, 'selectFrom'>,
  tenantId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('usage')
    .select((column) => ['agentId', 'model', 'day', column.fn.sum<number>('units').as('asked')])
    .where('tenantId', '=', tenantId)
    .where('model', '!=', '')
    .groupBy(['agentId', 'model', 'day'])
    .orderBy('day')
    .orderBy('asked')
    .orderBy('model')
    .execute();
  return new Map(rows.map(({ agentId, model }) => [agentId, model]));
}
