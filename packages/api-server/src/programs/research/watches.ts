import { openStatuses } from '@switchboard/api-contract/runs/runStatus';
import { researchSettings } from '@switchboard/api-contract/agents/research';
import { limits } from '@switchboard/api-contract/limits';
import { heldReasonOf } from '@switchboard/api-contract/schedules/schedule';
import type { Selectable } from 'kysely';
import { asActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/Context.ts';
import type { QueueDue } from '../../runs/Run.ts';
import { findMissing } from '../../runs/readiness.ts';
import { findAgentRow, type AgentRow, storedConfiguration } from '../../tenants/agentRows.ts';
import { findRecord } from '../../records/records.ts';
import { addRun } from '../../runs/addRun.ts';
import type { StoreTransaction, StoreWriter, StoreReader } from '../../platform/store/Database.ts';
import type { WatchesTable } from './tables.ts';

type WatchRow = Selectable<WatchesTable>;

const { everyMs, days } = limits.monitoring;

/** The due time of a research that has been asked for the last time. */
export const neverDue = '9999-12-31T00:00:00.000Z';

interface Watched {
  readonly tenantId: string;
  readonly agentId: string;
  readonly taskId: string;
}

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** Remembers a research that was just completed, and the addresses that it found, so that it can be asked again. */
export async function addWatch(
  db: StoreWriter,
  { tenantId, agentId, taskId }: Watched,
  { at, seen }: { readonly at: string; readonly seen: readonly string[] },
): Promise<void> {
  const values = { dueAt: later(at, everyMs), endsAt: later(at, days * everyMs), seenJson: JSON.stringify(seen) };
  await db
    .insertInto('watches')
    .values({ tenantId, agentId, taskId, ...values })
    .onConflict((conflict) => conflict.columns(['tenantId', 'taskId']).doUpdateSet(values))
    .execute();
}

/** What is remembered of a research; undefined if it is not asked again any more. */
export function findWatch(
  db: StoreReader,
  { tenantId, taskId }: Omit<Watched, 'agentId'>,
): Promise<WatchRow | undefined> {
  return db
    .selectFrom('watches')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('taskId', '=', taskId)
    .executeTakeFirst();
}

/** The addresses that a research has found so far. */
export const seenAddresses = ({ seenJson }: Pick<WatchRow, 'seenJson'>): string[] => JSON.parse(seenJson) as string[];

/** The next time after `now` at which a research is asked again; undefined if there is none. */
function nextDueTime({ dueAt, endsAt }: WatchRow, now: Date): string | undefined {
  const missed = Math.floor((now.getTime() - Date.parse(dueAt)) / everyMs) + 1;
  const next = later(dueAt, Math.max(1, missed) * everyMs);
  return next <= endsAt ? next : undefined;
}

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
      db.change(watch.tenantId, (trx) => passDueTime(context, trx, watch, { isReady, now })),
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

/** Moves a due time on, and queues a run if one can start. Does nothing if another server has moved it. */
async function passDueTime(
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
  // After the last time the row stays for a day: the run still needs the addresses in it.
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
