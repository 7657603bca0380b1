import { agentTable } from '@switchboard/api-contract/agentTable';
import { agentStatuses, type AgentStatus, takesInput } from '@switchboard/api-contract/agents';
import { limits } from '@switchboard/api-contract/limits';
import { autoSyncSchedule, autoSyncType } from '@switchboard/api-contract/agents/contacts';
import { dueAfter, dueTimesFrom, type OnSchedule } from '@switchboard/api-contract/schedules/dueTimes';
import {
  heldReasonOf,
  scheduleFrom,
  type AgentSchedule,
  type Schedule,
  type ScheduleAnswer,
  type scheduleRequest,
} from '@switchboard/api-contract/schedules/schedule';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { InferOutput } from 'valibot';
import type { AgentDetailAnswer } from '../builders/agents.ts';
import { Refusal } from './Refusal.ts';

interface Held {
  readonly schedule: OnSchedule;
  readonly setAt: Date;
}

const typeOf = ({ id, type }: AgentDetailAnswer): string =>
  agentTable.find((entry) => entry.id === id || entry.detailType === type)?.listType ?? type ?? '';
const statusOf = ({ status }: AgentDetailAnswer): AgentStatus =>
  agentStatuses.find((known) => known === status) ?? 'idle';

/** When agents run by themselves. Their times are told; no runs are made. */
export function createSchedules(clock: () => Date) {
  const began = clock();
  const schedules = new Map<string, Held | undefined>();
  const set = (id: string, schedule: Schedule): void => {
    schedules.set(id, schedule.kind === 'off' ? undefined : { schedule, setAt: clock() });
  };
  const held = (agent: AgentDetailAnswer): Held | undefined =>
    schedules.has(agent.id) || typeOf(agent) !== autoSyncType
      ? schedules.get(agent.id)
      : { schedule: autoSyncSchedule, setAt: began };

  return {
    of(agent: AgentDetailAnswer): ScheduleAnswer & Pick<AgentSchedule, 'next'> {
      const found = held(agent);
      if (!found) return { kind: 'off', next: [] };
      const { schedule, setAt } = found;
      const reason = heldReasonOf(statusOf(agent), agent.configuration?.enabled ?? true);
      const { days, ...rest } = { days: undefined, ...schedule };
      return {
        ...rest,
        ...(days === undefined ? {} : { days: [...days] }),
        next: reason
          ? []
          : dueTimesFrom(schedule, dueAfter(schedule, clock(), setAt), limits.schedule.next).map((due) =>
              due.toISOString(),
            ),
        ...(reason === undefined ? {} : { held: reason }),
      };
    },
    set,
    /** The schedule that a body asks for. Refuses an input for an agent whose runs take none. */
    read(agent: AgentDetailAnswer, body: InferOutput<typeof scheduleRequest>): Schedule {
      const schedule = scheduleFrom(body);
      if (!('input' in schedule) || takesInput.includes(typeOf(agent))) return schedule;
      const problem = wordsOf({ kind: 'inputNotTaken', args: { agent: agent.name } });
      throw new Refusal(422, problem, { fields: { input: problem } });
    },
    /** Whether an agent has Auto Sync, which is a schedule and a switch in its configuration. */
    hasAutoSync: (agent: AgentDetailAnswer): boolean => typeOf(agent) === autoSyncType,
  };
}
