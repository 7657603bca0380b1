import { takesInput } from '@switchboard/api-contract/agents';
import { heldReasonOf } from '@switchboard/api-contract/schedules/schedule';
import { countDue, dueAfter } from '@switchboard/api-contract/schedules/dueTimes';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { asActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/Context.ts';
import type { StoreTransaction, Database } from '../../platform/store/Database.ts';
import { toStoredFact, type StoredFact } from '../../platform/store/storedFact.ts';
import { findMissing } from '../../runs/readiness.ts';
import { addActivity } from '../../tenants/addActivity.ts';
import { findAgentRow, type AgentRow, storedConfiguration } from '../../tenants/agentRows.ts';
import { addScheduledRun, isScheduledRunOpen } from './scheduledRun.ts';
import { findSchedule, readSchedule, type ScheduleRow } from './scheduleRows.ts';

const lastRunOpen = { kind: 'lastRunOpen', args: {} } as const satisfies Fact;

/**
 * Queues one run for each schedule that is due, however many of its times have passed, and moves it on to its next
 * time. Where no run can be, the times count as left out. Returns when the next schedule is due.
 */
export async function queueDueRuns(context: Context): Promise<Date | undefined> {
  const { db, clock } = context;
  const now = clock();
  for (const due of await findDue(db, now)) {
    const agent = await findAgentRow(db, due.tenantId, due.agentId);
    // Asked before the transaction, in which nothing else may be read.
    const obstacle = await findObstacle(context, agent, readSchedule(due).input);
    await asActor({ by: { type: 'schedule', name: agent.name } }, () =>
      db.change(due.tenantId, (trx) => passDueTime(context, trx, due, { obstacle, now })),
    );
  }
  const next = await db
    .selectFrom('schedules')
    .select((eb) => eb.fn.min('nextDueAt').as('at'))
    .where('nextDueAt', '>', now.toISOString())
    .executeTakeFirst();
  return next?.at ? new Date(next.at) : undefined;
}

/** Why a run of this agent by its schedule can't start now; undefined if it can. */
async function findObstacle(context: Context, agent: AgentRow, input: string | undefined): Promise<Fact | undefined> {
  if (takesInput.includes(agent.listType) && agent.listType !== 'orchestrator' && input === undefined)
    return { kind: agent.listType === 'research' ? 'noQuestion' : 'inputMissing', args: {} };
  return (await findMissing(context, agent))[0]?.fact;
}

function findDue(db: Database, now: Date): Promise<ScheduleRow[]> {
  return db
    .selectFrom('schedules')
    .selectAll()
    .where('nextDueAt', '<=', now.toISOString())
    .orderBy('nextDueAt')
    .execute();
}

/** Passes a due time: makes its run, or counts it as left out. Does nothing if another server has passed it. */
async function passDueTime(
  context: Context,
  trx: StoreTransaction,
  due: ScheduleRow,
  { obstacle, now }: Omit<DueTime, 'current'>,
): Promise<void> {
  const { tenantId, agentId } = due;
  const agent = await findAgentRow(trx, tenantId, agentId);
  const current = await findSchedule(trx, agent);
  if (current?.nextDueAt !== due.nextDueAt) return;
  const changes = await runOrLeaveOut(context, trx, agent, { current, obstacle, now });
  const first = new Date(due.nextDueAt);
  await trx
    .updateTable('schedules')
    .set({ ...changes, nextDueAt: dueAfter(readSchedule(current), now, first).toISOString() })
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('nextDueAt', '=', due.nextDueAt)
    .execute();
}

interface DueTime {
  readonly current: ScheduleRow;
  readonly obstacle: Fact | undefined;
  readonly now: Date;
}

async function runOrLeaveOut(
  context: Context,
  trx: StoreTransaction,
  agent: AgentRow,
  { current, obstacle, now }: DueTime,
): Promise<Pick<ScheduleRow, 'leftOut' | 'leftOutReason'> & { runId?: string }> {
  const schedule = readSchedule(current);
  const { input } = schedule;
  const at = now.toISOString();
  const leaveOut = (leftOutReason: StoredFact | null) => ({
    leftOut: current.leftOut + countDue(schedule, new Date(current.nextDueAt), now),
    leftOutReason,
  });
  if (heldReasonOf(agent.status, storedConfiguration(agent).enabled) !== undefined) return leaveOut(null);
  const reason = (await isScheduledRunOpen(trx, agent, { input, runId: current.runId })) ? lastRunOpen : obstacle;
  if (!reason)
    return { leftOut: 0, leftOutReason: null, runId: await addScheduledRun(context, trx, agent, { input, at }) };
  const stored = toStoredFact(reason);
  // A reason that lasts stands in the activity once.
  if (current.leftOutReason !== stored)
    await addActivity(
      trx,
      { tenantId: agent.tenantId, agentId: agent.id, at },
      { kind: 'warning', text: { kind: 'scheduledRunLeftOut', args: { reason } } },
    );
  return leaveOut(stored);
}
