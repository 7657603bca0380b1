import { calendarEndpoints } from '@switchboard/api-contract/endpoints/calendar';
import { limits } from '@switchboard/api-contract/limits';
import { calendarSettings, calendarStatus } from '@switchboard/api-contract/records/calendar';
import { CalendarScreen } from '@switchboard/ui/screens/Calendar';
import * as v from 'valibot';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { readClock } from '../hooks/readClock.ts';

const source = {
  slug: 'calendar',
  status: calendarEndpoints.calendarStatus,
  pollMs: limits.pollMs.agentStatus,
  settings: calendarSettings,
  loadSample: async () =>
    v.parse(calendarStatus, (await import('@switchboard/api-contract/samples/calendar')).sampleCalendar(readClock())),
  add: { events: calendarEndpoints.scheduleEvent },
} as const;

/** /agents/calendar/detail */
export function CalendarRoute() {
  return <CalendarScreen {...useAgentPage(source)} />;
}
