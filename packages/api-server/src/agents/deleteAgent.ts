import { msBetween } from '@switchboard/api-contract/time';
import { openStatuses } from '@switchboard/api-contract/runs/runStatus';
import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { cancelledColumns } from '../runs/cancelRun.ts';
import { readRun } from '../runs/readRun.ts';
import { callRunFollowers } from '../runs/RunFollower.ts';
import type { StoreTransaction } from '../platform/store/Database.ts';
import { addActivity } from '../tenants/addActivity.ts';
import type { Member } from '../platform/actor.ts';
import { Refusal } from '../platform/Refusal.ts';
import { entryOf, findAgentRow, findOrchestrator, type AgentRow } from '../tenants/agentRows.ts';

/**
 * Deletes an agent that a member created, with its schedule, proposals and records. Its open runs are cancelled, and
 * all of them stay readable for 30 days. Refuses the seven.
 */
export async function deleteAgent(
  context: Context,
  { tenantId, name: by }: Pick<Member, 'tenantId' | 'name'>,
  key: string,
): Promise<void> {
  const { db, clock, wake, breakOff } = context;
  const now = clock();
  const at = now.toISOString();
  const ended = await db.change(tenantId, async (trx) => {
    const agent = await findAgentRow(trx, tenantId, key);
    if (entryOf(agent.id)) throw new Refusal('conflict', messages.agentBuiltIn);
    const open = await cancelOpenRuns(context, trx, agent, { at, by });
    await keepRuns(trx, agent, now);
    await trx.deleteFrom('budgets').where('tenantId', '=', tenantId).where('agentId', '=', agent.id).execute();
    await trx.deleteFrom('agents').where('tenantId', '=', tenantId).where('id', '=', agent.id).execute();
    await writeAudit(trx, { tenantId, kind: 'agent.deleted', at, target: agent.name, agentId: agent.id });
    const orchestrator = await findOrchestrator(trx, tenantId);
    if (orchestrator)
      await addActivity(
        trx,
        { tenantId, agentId: orchestrator.id, at },
        { kind: 'stopped', text: { kind: 'agentDeleted', args: { name: agent.name, by } } },
      );
    return open;
  });
  for (const id of ended) breakOff(id);
  wake();
}

/** Cancels the open runs. Whoever works on one has lost it: nothing of it is written any more. */
async function cancelOpenRuns(
  context: Context,
  trx: StoreTransaction,
  { tenantId, id: agentId }: AgentRow,
  { at, by }: { readonly at: string; readonly by: string },
): Promise<string[]> {
  const open = await trx
    .selectFrom('executions')
    .select(['id', 'startTime', 'workflowId'])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('status', 'in', openStatuses)
    .execute();
  for (const { id, startTime, workflowId } of open) {
    await trx
      .updateTable('executions')
      .set({
        ...(await cancelledColumns(trx, { tenantId, id, by })),
        leaseId: null,
        leasedUntil: null,
        endTime: at,
        durationMs: startTime === null ? null : msBetween(startTime, at),
      })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .execute();
    await callRunFollowers(context, trx, { tenantId, id, agentId, workflowId, at, outcome: 'cancelled' });
  }
  return open.map(({ id }) => id);
}

/** Keeps what can be read of the runs apart from the agent, without what could be done about them. */
async function keepRuns(trx: StoreTransaction, { tenantId, id: agentId }: AgentRow, now: Date): Promise<void> {
  const until = new Date(now.getTime() + limits.runs.keptMs).toISOString();
  await trx.deleteFrom('keptRuns').where('tenantId', '=', tenantId).where('until', '<', now.toISOString()).execute();
  const runs = await trx
    .selectFrom('executions')
    .select(['id', 'queuedAt'])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('sample', '=', 0)
    .execute();
  for (const { id, queuedAt } of runs) {
    const { next: _, ...run } = await readRun(trx, tenantId, id);
    await trx
      .insertInto('keptRuns')
      .values({ tenantId, id, agentId, bodyJson: JSON.stringify(run), queuedAt, until })
      .execute();
  }
}
