import { agentSchedule, type ScheduleAnswer } from '@switchboard/api-contract/schedules/schedule';
import { read } from './read.ts';

/** A schedule on weekdays at 08:00 in Berlin, with its next three times. */
export const weekdaySchedule = (overrides: Partial<ScheduleAnswer> = {}) =>
  read(agentSchedule, {
    kind: 'weekdays',
    time: '08:00',
    zone: 'Europe/Berlin',
    next: ['2026-11-23T07:00:00.000Z', '2026-11-24T07:00:00.000Z', '2026-11-25T07:00:00.000Z'],
    ...overrides,
  });

/** No schedule. */
export const noSchedule = () => read(agentSchedule, { kind: 'off', next: [] });
