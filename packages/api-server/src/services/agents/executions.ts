import type { begunRun } from '@switchboard/api-contract/agents';
import type { Selectable } from 'kysely';
import type { InferInput } from 'valibot';
import type { Database } from '../../store/Database.ts';
import { readStoredFact } from '../../store/storedFact.ts';
import type { ExecutionsTable } from '../../store/tables.ts';
import { findAgentRow } from './agentRows.ts';

/** The most runs in one answer, newest first. */
const listed = 50;

/** One run, as the API sends it. */
export type ExecutionAnswer = InferInput<typeof begunRun>;

/** Whether an agent still shows sample runs because it has none of its own. */
export async function showsSamples(db: Database, tenantId: string, agentId: string): Promise<boolean> {
  const own = await db
    .selectFrom('executions')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('sample', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return !own;
}

/** The latest runs of an agent, newest first. */
export async function listExecutions(db: Database, tenantId: string, key: string): Promise<ExecutionAnswer[]> {
  const { id } = await findAgentRow(db, tenantId, key);
  return readExecutions(db, tenantId, id, await showsSamples(db, tenantId, id));
}

/** The latest runs of an existing agent, either samples or its own. */
export async function readExecutions(
  db: Database,
  tenantId: string,
  agentId: string,
  samples: boolean,
): Promise<ExecutionAnswer[]> {
  const rows = await db
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('sample', '=', samples ? 1 : 0)
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
    .execute();
  return rows.map(describeExecution);
}

/** A stored run, as the API sends it. Unknown values are left out. */
export function describeExecution({
  id,
  status,
  executionType,
  startTime,
  endTime,
  durationMs,
  result,
  errorMessage,
}: Selectable<ExecutionsTable>): ExecutionAnswer {
  return {
    id,
    status,
    executionType,
    ...(startTime === null ? {} : { startTime }),
    ...(endTime === null ? {} : { endTime }),
    ...(durationMs === null ? {} : { duration: durationMs }),
    ...(result === null ? {} : { result: readStoredFact(result) }),
    ...(errorMessage === null ? {} : { errorMessage: readStoredFact(errorMessage) }),
  };
}
