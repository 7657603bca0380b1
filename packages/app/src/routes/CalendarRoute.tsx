import { calendarAgent, type FreeSlotsRequest } from '@switchboard/api-contract/agents/calendar';
import { CalendarScreen, type CalendarControl } from '@switchboard/ui/screens/Calendar';
import { useMemo } from 'react';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useRecords } from '../queries/records/useRecords.ts';
import { write } from '../api/outcomes.ts';
import { useAgentCache } from '../queries/cachedReads.ts';
import { undoAnswer } from '../queries/agentPages/reviewActions.ts';

const { sendEvent, freeSlots } = calendarAgent.calls;

/** What the calendar's page does with Google Calendar. */
function useCalendar(): CalendarControl {
  const cache = useAgentCache('calendar');
  return useMemo(
    () => ({
      onSend: (eventId: string) =>
        cache.afterWrite(write(sendEvent, { body: { eventId } }), (event) => cache.replaceRecord(event.id, event)),
      onUndo: undoAnswer('calendar', cache),
      onFindSlots: (body: FreeSlotsRequest) => write(freeSlots, { body }),
    }),
    [cache],
  );
}

const { slug, records } = calendarAgent;

/** /agents/calendar/detail */
export function Component() {
  const { onMissing: _, ...page } = useAgentPage(calendarAgent);
  const events = useRecords({
    slug,
    collection: 'events',
    definition: records.events,
    query: page.query,
    // Coming events are shown first, the next one on top, so all of them have to be read.
    order: { sort: '-startTime', reaches: ({ startTime }) => Date.parse(startTime ?? '') < page.now.getTime() },
  });
  return <CalendarScreen {...page} events={events} calendar={useCalendar()} />;
}
