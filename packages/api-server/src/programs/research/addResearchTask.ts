import { cut } from '@switchboard/api-contract/cut';
import type { StoreWriter } from '../../platform/store/Database.ts';
import { addActivity } from '../../tenants/addActivity.ts';
import type { AgentRow } from '../../tenants/agentRows.ts';
import { writeRecords } from '../../records/records.ts';

const longestTitle = 80;

/** A question as a title, on one line. */
export function titleOf(query: string): string {
  return cut(query.trim().replaceAll(/\s+/g, ' '), longestTitle);
}

/** Writes the task of a research that is about to run. */
export async function addResearchTask(
  db: StoreWriter,
  agent: Pick<AgentRow, 'tenantId' | 'id'>,
  { id, query, at, followUpOf }: { id: string; query: string; at: string; followUpOf: string | undefined },
): Promise<void> {
  const record = {
    id,
    title: titleOf(query),
    query,
    createdAt: at,
    sources: 0,
    insights: [],
    ...(followUpOf !== undefined && { followUpOf }),
  };
  await writeRecords(db, { tenantId: agent.tenantId, agentId: agent.id, collection: 'tasks' }, [
    { record, createdAt: at },
  ]);
  await addActivity(
    db,
    { tenantId: agent.tenantId, agentId: agent.id, at },
    { kind: 'started', text: { kind: 'researchStarted', args: { title: titleOf(query) } } },
  );
}
