import { calendarAgent } from '@switchboard/api-contract/agents/calendar';
import { CalendarScreen } from '@switchboard/ui/screens/Calendar';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useCalendar } from '../queries/agentPages/useCalendar.ts';
import { useRecords } from '../queries/records/useRecords.ts';

const { slug, records } = calendarAgent;

/** /agents/calendar/detail */
export function Component() {
  const { onMissing: _, ...page } = useAgentPage(calendarAgent);
  const events = useRecords({
    slug,
    collection: 'events',
    definition: records.events,
    query: page.query,
    // What is to come is shown first, the next one on top: so all of that is read.
    order: { sort: '-startTime', reaches: ({ startTime }) => Date.parse(startTime ?? '') < page.now.getTime() },
  });
  return <CalendarScreen {...page} events={events} calendar={useCalendar()} />;
}
