import { randomUUID } from 'node:crypto';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Context } from '../../context.ts';
import type { Database } from '../../store/Database.ts';
import { cut } from '@switchboard/api-contract/cut';
import { noteActivity } from '../activity/noteActivity.ts';
import { findAgentRow, type AgentRow } from '../agents/agentRows.ts';
import { writeRecords } from '../records/records.ts';
import { addRun, refuseRun } from '../runs/addRun.ts';

const longestTitle = 80;

/** A question as a title, on one line. */
export function titleOf(query: string): string {
  return cut(query.trim().replaceAll(/\s+/g, ' '), longestTitle);
}

/** Starts a research: adds its task, and a run with the same id. */
export async function startResearch(
  { db, clock, wake }: Context,
  tenantId: string,
  query: string,
): Promise<AnswerOf<typeof endpoints.startResearch>> {
  const task = await db.change(tenantId, async (trx) => {
    const agent = await findAgentRow(trx, tenantId, 'research');
    await refuseRun(trx, agent, 'start a research');
    const id = `research-${randomUUID()}`;
    const at = clock().toISOString();
    await addResearchTask(trx, agent, { id, query, at });
    await addRun(trx, agent, { id, at, input: { query } });
    return { id, title: titleOf(query), query, createdAt: at, status: 'in_progress', sources: 0, insights: [] };
  });
  wake();
  return task;
}

/** Writes the task of a research that is about to run. */
export async function addResearchTask(
  db: Pick<Database, 'insertInto'>,
  agent: Pick<AgentRow, 'tenantId' | 'id'>,
  { id, query, at }: { id: string; query: string; at: string },
): Promise<void> {
  const record = { id, title: titleOf(query), query, createdAt: at, sources: 0, insights: [] };
  await writeRecords(db, { tenantId: agent.tenantId, agentId: agent.id, collection: 'tasks' }, [
    { record, createdAt: at },
  ]);
  await noteActivity(
    db,
    { tenantId: agent.tenantId, agentId: agent.id, at },
    { kind: 'started', text: { kind: 'researchStarted', args: { title: titleOf(query) } } },
  );
}
