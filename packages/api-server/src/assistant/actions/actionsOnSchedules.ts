import { changeValues } from '@switchboard/api-contract/assistant';
import { allOf, counted } from '@switchboard/api-contract/words/say';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import {
  scheduleFrom,
  scheduleRequest,
  type Schedule,
  type ScheduleDay,
} from '@switchboard/api-contract/schedules/schedule';
import * as v from 'valibot';
import { findSchedule, readSchedule } from '../../agents/schedules/scheduleRows.ts';
import { setSchedule } from '../../agents/schedules/setSchedule.ts';
import { readBody } from '../../platform/http/readRequest.ts';
import { quoted } from '../reader/words.ts';
import { defineAction } from './defineAction.ts';

const dayNames: Readonly<Record<ScheduleDay, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** When an agent would run: 'every weekday at 08:00 (Europe/Berlin)'. */
export function scheduleInWords(schedule: Schedule): string {
  if (schedule.kind === 'off') return 'only when somebody runs it';
  if (schedule.kind === 'interval') {
    const hours = schedule.everyMinutes / 60;
    if (hours === 1) return 'every hour';
    return `every ${Number.isInteger(hours) ? counted(hours, 'hour') : counted(schedule.everyMinutes, 'minute')}`;
  }
  const days = { daily: 'day', weekdays: 'weekday', weekly: '' }[schedule.kind];
  const every = schedule.kind === 'weekly' ? allOf(schedule.days.map((day) => dayNames[day])) : days;
  return `every ${every} at ${schedule.time} (${schedule.zone})`;
}

const setScheduleAction = defineAction({
  args: v.object({ agentId: v.string(), agentName: v.string(), schedule: scheduleRequest }),
  right: 'configure',
  question: ({ agentName, schedule }) => {
    const input = schedule.input ? ` on ${quoted(schedule.input)}` : '';
    return ['set the schedule of', `${agentName}: ${scheduleInWords(scheduleFrom(schedule))}${input}`];
  },
  canUndo: true,
  agent: ({ agentId }) => agentId,
  change: {
    show: ({ agentId, schedule }) => ({ form: 'schedule', agentId, values: schedule }),
    take: (_, __, args, values) => ({ ...args, schedule: readBody(changeValues.schedule, values) }),
  },
  carryOut: async (context, member, { agentId, agentName: name, schedule }) => {
    const row = await findSchedule(context.db, { tenantId: member.tenantId, id: agentId });
    await setSchedule(context, member, agentId, schedule);
    const after = scheduleFrom(schedule);
    return {
      text: after.kind === 'off' ? `${name} no longer runs by itself.` : `${name} runs ${scheduleInWords(after)}.`,
      to: addresses.agent(agentId),
      undoing: {
        kind: 'schedule',
        agentId,
        name,
        before: v.parse(scheduleRequest, row ? readSchedule(row) : { kind: 'off' }),
        after: v.parse(scheduleRequest, after),
      },
    };
  },
});

export const actionsOnSchedules = { schedule: setScheduleAction } as const;
