import { calendarAgent, type FreeSlotsRequest } from '@switchboard/api-contract/agents/calendar';
import type { CalendarControl } from '@switchboard/ui/screens/Calendar';
import { useMemo } from 'react';
import { write } from '../../api/write.ts';
import { useAgentCache } from '../cachedReads.ts';
import { undoAnswer } from './undoAnswer.ts';

const { sendEvent, freeSlots } = calendarAgent.calls;

/** What the calendar's page asks of Google Calendar. */
export function useCalendar(): CalendarControl {
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
