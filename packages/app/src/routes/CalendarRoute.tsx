import { calendarAgent } from '@switchboard/api-contract/agents/calendar';
import { CalendarScreen } from '@switchboard/ui/screens/Calendar';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useCalendar } from '../queries/agentPages/useCalendar.ts';

/** /agents/calendar/detail */
export function CalendarRoute() {
  const { onMissing: _, ...page } = useAgentPage(calendarAgent);
  return <CalendarScreen {...page} calendar={useCalendar()} />;
}
