import type { Database } from '../platform/store/Database.ts';
import type { RecordOf } from '../records/collections.ts';
import { findRecord } from '../records/records.ts';
import type { RunRow } from '../runs/describeRun.ts';
import { readWorkflowRuns } from './workflowRuns.ts';

/** A workflow, its own run, and all of its runs by id. */
export interface FoundWorkflow {
  readonly workflow: RecordOf<'workflows'>;
  readonly own: RunRow;
  readonly runs: ReadonlyMap<string, RunRow>;
}

/** The workflow with this id; undefined if there is none. */
export async function findWorkflow(
  db: Pick<Database, 'selectFrom'>,
  tenantId: string,
  id: string,
): Promise<FoundWorkflow | undefined> {
  const own = await db
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('workflowId', '=', id)
    .executeTakeFirst();
  const workflow = own && (await findRecord(db, { tenantId, agentId: own.agentId, collection: 'workflows' }, id));
  return workflow && { workflow, own, runs: await readWorkflowRuns(db, tenantId, [workflow]) };
}
