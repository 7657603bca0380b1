import { limits } from '@switchboard/api-contract/limits';
import { dueTimesFrom } from '@switchboard/api-contract/schedules/dueTimes';
import {
  heldReasonOf,
  type AgentSchedule,
  type HeldReason,
  type ScheduleAnswer,
} from '@switchboard/api-contract/schedules/schedule';
import type { StoreReader } from '../../platform/store/Database.ts';
import { readStoredFact } from '../../platform/store/storedFact.ts';
import { type AgentRow, storedConfiguration } from '../../tenants/agentRows.ts';
import { isScheduledRunOpen } from './scheduledRun.ts';
import { findSchedule, readSchedule, type ScheduleRow } from './scheduleRows.ts';

/** The schedule of an agent, as the API sends it. Depends on what is stored alone, not on the time. */
export async function describeSchedule(
  db: StoreReader,
  agent: AgentRow,
): Promise<ScheduleAnswer & Pick<AgentSchedule, 'next'>> {
  const row = await findSchedule(db, agent);
  if (!row) return { kind: 'off', next: [] };
  const schedule = readSchedule(row);
  const byAgent = heldReasonOf(agent.status, storedConfiguration(agent).enabled);
  const held: HeldReason | undefined = byAgent ?? ((await waitsForRun(db, agent, row)) ? 'open' : undefined);
  const { days, ...rest } = { days: undefined, ...schedule };
  return {
    ...rest,
    ...(days === undefined ? {} : { days: [...days] }),
    next: byAgent
      ? []
      : dueTimesFrom(schedule, new Date(row.nextDueAt), limits.schedule.next).map((due) => due.toISOString()),
    ...(held === undefined ? {} : { held }),
    ...(row.leftOut === 0
      ? {}
      : {
          leftOut: {
            times: row.leftOut,
            ...(row.leftOutReason === null ? {} : { reason: readStoredFact(row.leftOutReason) }),
          },
        }),
  };
}

/** Whether times are left out now because a run has not ended. */
async function waitsForRun(db: StoreReader, agent: AgentRow, row: ScheduleRow): Promise<boolean> {
  if (row.leftOutReason === null) return false;
  const reason = readStoredFact(row.leftOutReason);
  return (
    typeof reason !== 'string' &&
    reason.kind === 'lastRunOpen' &&
    (await isScheduledRunOpen(db, agent, { input: readSchedule(row).input, runId: row.runId }))
  );
}
