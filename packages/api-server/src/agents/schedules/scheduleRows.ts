import { isDeepStrictEqual } from 'node:util';
import { dueAfter, type OnSchedule } from '@switchboard/api-contract/schedules/dueTimes';
import type { Schedule } from '@switchboard/api-contract/schedules/schedule';
import type { Selectable } from 'kysely';
import type { StoreTransaction, StoreReader } from '../../platform/store/Database.ts';
import { statement, type ValueOf } from '../../platform/store/statement.ts';
import type { SchedulesTable } from './tables.ts';

/** An agent, as far as its schedule is stored with it. */
export interface ScheduleKey {
  readonly tenantId: string;
  readonly id: string;
}

export type ScheduleRow = Selectable<SchedulesTable>;

export const readSchedule = ({ scheduleJson }: Pick<ScheduleRow, 'scheduleJson'>): OnSchedule =>
  JSON.parse(scheduleJson) as OnSchedule;

const selectSchedule = statement((db, value: ValueOf<ScheduleKey>) =>
  db.selectFrom('schedules').selectAll().where('tenantId', '=', value('tenantId')).where('agentId', '=', value('id')),
);

/** The schedule of an agent; undefined if it is off. */
export async function findSchedule(db: StoreReader, { tenantId, id }: ScheduleKey): Promise<ScheduleRow | undefined> {
  const [row] = await selectSchedule(db, { tenantId, id });
  return row;
}

/** The part of a schedule that decides when it is due. The zone of an interval is only for showing times. */
function timingOf(schedule: OnSchedule): object {
  const { input: _, ...rest } = schedule;
  if (rest.kind !== 'interval') return rest;
  return { kind: rest.kind, everyMinutes: rest.everyMinutes };
}

/**
 * Replaces the schedule of an agent. If its times stay the same, so does the next one, and what was left out is still
 * told.
 */
export async function writeSchedule(
  trx: StoreTransaction,
  agent: ScheduleKey,
  schedule: Schedule,
  now: Date,
): Promise<void> {
  const { tenantId, id: agentId } = agent;
  if (schedule.kind === 'off') {
    await trx.deleteFrom('schedules').where('tenantId', '=', tenantId).where('agentId', '=', agentId).execute();
    return;
  }
  const stored = await findSchedule(trx, agent);
  const scheduleJson = JSON.stringify(schedule);
  const changes =
    stored && isDeepStrictEqual(timingOf(readSchedule(stored)), timingOf(schedule))
      ? { scheduleJson, nextDueAt: stored.nextDueAt }
      : {
          scheduleJson,
          nextDueAt: dueAfter(schedule, now, now).toISOString(),
          leftOut: 0,
          leftOutReason: null,
        };
  await trx
    .insertInto('schedules')
    .values({ tenantId, agentId, runId: null, leftOut: 0, leftOutReason: null, ...changes })
    .onConflict((conflict) => conflict.columns(['tenantId', 'agentId']).doUpdateSet(changes))
    .execute();
}

/**
 * Lets the schedule of an agent that was stopped go on: times that have passed are not made up for, and the next run is
 * at the first due time from now on.
 */
export async function resumeSchedule(trx: StoreTransaction, agent: ScheduleKey, now: Date): Promise<void> {
  const stored = await findSchedule(trx, agent);
  if (!stored) return;
  const due = new Date(stored.nextDueAt);
  await trx
    .updateTable('schedules')
    .set({
      leftOut: 0,
      leftOutReason: null,
      nextDueAt: (due > now ? due : dueAfter(readSchedule(stored), now, due)).toISOString(),
    })
    .where('tenantId', '=', agent.tenantId)
    .where('agentId', '=', agent.id)
    .execute();
}
