import { openStatuses } from '@switchboard/api-contract/runs/runStatus';
import { researchSettings } from '@switchboard/api-contract/agents/research';
import { limits } from '@switchboard/api-contract/limits';
import { heldReasonOf } from '@switchboard/api-contract/schedules/held';
import { asActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/Context.ts';
import type { QueueDue } from '../../runs/queue/QueueDue.ts';
import { findMissing } from '../../runs/readiness.ts';
import { findAgentRow, type AgentRow } from '../../tenants/agentRows.ts';
import { storedConfiguration } from '../../tenants/storedConfiguration.ts';
import { findRecord } from '../../records/records.ts';
import { neverDue, nextDueTime, type WatchRow } from './watches.ts';
import { addRun } from '../../runs/addRun.ts';
import type { StoreTransaction } from '../../platform/store/Database.ts';

/**
 * Queues a run for each completed research that is to be asked again, where its agent works by itself and monitors.
 * Returns when the next one is due.
 */
export const queueDueWatches: QueueDue = async (context) => {
  const { db, clock } = context;
  const now = clock();
  const due = await db
    .selectFrom('watches')
    .selectAll()
    .where('dueAt', '<=', now.toISOString())
    .orderBy('dueAt')
    .execute();
  for (const watch of due) {
    const agent = await findAgentRow(db, watch.tenantId, watch.agentId);
    // Asked before the transaction, in which nothing else may be read.
    const isReady = monitors(agent) && (await findMissing(context, agent)).length === 0;
    await asActor({ by: { type: 'schedule', name: agent.name } }, () =>
      db.change(watch.tenantId, (trx) => pass(context, trx, watch, { isReady, now })),
    );
  }
  const dayAgo = new Date(now.getTime() - limits.monitoring.everyMs).toISOString();
  await db.deleteFrom('watches').where('dueAt', '=', neverDue).where('endsAt', '<', dayAgo).execute();
  const next = await db
    .selectFrom('watches')
    .select((eb) => eb.fn.min('dueAt').as('at'))
    .where('dueAt', '>', now.toISOString())
    .where('dueAt', '<', neverDue)
    .executeTakeFirst();
  return next?.at ? new Date(next.at) : undefined;
};

/** Whether the agent asks completed researches again, now. */
function monitors(agent: AgentRow): boolean {
  const { enabled, customSettings } = storedConfiguration(agent);
  return heldReasonOf(agent.status, enabled) === undefined && researchSettings.read(customSettings).realTimeMonitoring;
}

/** Passes one time, with a run if there can be one. Does nothing if another server has passed it. */
async function pass(
  context: Context,
  trx: StoreTransaction,
  watch: WatchRow,
  { isReady, now }: { readonly isReady: boolean; readonly now: Date },
): Promise<void> {
  const { tenantId, agentId, taskId, dueAt } = watch;
  const next = nextDueTime(watch, now);
  const place = { tenantId, agentId, collection: 'tasks' } as const;
  const task = await findRecord(trx, place, taskId);
  const at = now.toISOString();
  const row = trx.updateTable('watches').where('tenantId', '=', tenantId).where('taskId', '=', taskId);
  // The last time is passed as well before the research is forgotten: its run still needs what was seen.
  const { numUpdatedRows } = await row
    .set({ dueAt: next ?? neverDue })
    .where('dueAt', '=', dueAt)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  if (!task) {
    await trx.deleteFrom('watches').where('tenantId', '=', tenantId).where('taskId', '=', taskId).execute();
    return;
  }
  const agent = await findAgentRow(trx, tenantId, agentId);
  const query = task.query ?? task.title;
  if (!isReady || !query || (await isAsking(trx, watch))) return;
  const input = { task: query, newsOf: taskId };
  await addRun(context, trx, agent, { at, input, trigger: 'schedule' });
}

/** Whether a run that asks this research again has not ended. */
async function isAsking(trx: StoreTransaction, { tenantId, agentId, taskId }: WatchRow): Promise<boolean> {
  const open = await trx
    .selectFrom('executions')
    .select('inputJson')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('status', 'in', openStatuses)
    .execute();
  return open.some(({ inputJson }) => (JSON.parse(inputJson) as { newsOf?: unknown }).newsOf === taskId);
}
