import { calendarAgent } from '@switchboard/api-contract/agents/calendar';
import { CalendarScreen } from '@switchboard/ui/screens/Calendar';
import { agentPage } from './agentPage.tsx';

/** /agents/calendar/detail */
export const CalendarRoute = agentPage(calendarAgent, CalendarScreen);
