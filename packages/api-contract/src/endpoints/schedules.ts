import { agentSchedule, scheduleRequest } from '../schedules/schedule.ts';
import { configure } from './Endpoint.ts';

/** When agents run by themselves. `agentId` is an id or a slug. */
export const scheduleEndpoints = {
  setSchedule: configure.put('/api/agents/:agentId/schedule', scheduleRequest, agentSchedule, 'schedule.set'),
} as const;
