import type { Database } from '../../platform/store/Database.ts';
import type { RecordOf } from '../../records/collections.ts';
import { findRecord, findRecords } from '../../records/records.ts';

/** A completed research, as a further question sees it. */
export interface EarlierResearch {
  readonly task: RecordOf<'tasks'>;
  /** The sources that it rests on, in the order of their numbers. */
  readonly sources: readonly RecordOf<'sources'>[];
}

/** A completed research of this agent, with its sources; undefined if there is none with this id. */
export async function readEarlierResearch(
  db: Pick<Database, 'selectFrom'>,
  { tenantId, id: agentId }: { readonly tenantId: string; readonly id: string },
  taskId: string,
): Promise<EarlierResearch | undefined> {
  const task = await findRecord(db, { tenantId, agentId, collection: 'tasks' }, taskId);
  const run = await db
    .selectFrom('executions')
    .select('status')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('id', '=', taskId)
    .executeTakeFirst();
  if (!task || run?.status !== 'completed') return undefined;
  const ids = task.sourceIds ?? [];
  const found = await findRecords(db, { tenantId, agentId, collection: 'sources' }, { ids });
  const byId = new Map(found.map((source) => [source.id, source]));
  return { task, sources: ids.flatMap((id) => byId.get(id) ?? []) };
}
