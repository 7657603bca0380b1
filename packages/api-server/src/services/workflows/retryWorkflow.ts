import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { describeRun, readQueue, type RunAnswer, type RunRow } from '../../runs/describeRun.ts';
import { noteActivity } from '../activity/noteActivity.ts';
import { findAgentRow } from '../agents/agentRows.ts';
import { findRecord, writeRecords } from '../records/records.ts';
import { Refusal } from '../Refusal.ts';
import { addRun, refuseCrowd, type Beginning } from '../runs/addRun.ts';
import { refuseUnready } from '../../runs/readiness.ts';

/** Starts a workflow that has ended once more, from its first step, as a workflow of its own. */
export async function retryWorkflow(
  context: Context,
  { tenantId, agentId, id: retryOf }: Pick<RunRow, 'tenantId' | 'agentId' | 'id'>,
  beginning: Beginning,
): Promise<RunAnswer> {
  const { db, clock, wake } = context;
  const place = { tenantId, agentId, collection: 'workflows' } as const;
  const agent = await findAgentRow(db, tenantId, agentId);
  await refuseUnready(context, agent);
  const run = await db.change(tenantId, async (trx) => {
    await refuseCrowd(trx, agent);
    const ended = await findRecord(trx, place, retryOf);
    if (!ended) throw new Refusal('missing', 'The workflow of this run no longer exists');
    const id = `workflow-${randomUUID()}`;
    const at = clock().toISOString();
    await writeRecords(trx, place, [{ record: { ...ended, id }, createdAt: at }]);
    await noteActivity(
      trx,
      { tenantId, agentId, at },
      { kind: 'created', text: { kind: 'workflowAdded', args: { name: ended.name } } },
    );
    return addRun(trx, agent, { id, at, workflowId: id, retryOf, ...beginning });
  });
  wake();
  return describeRun(run, await readQueue(db, tenantId, agentId));
}
