import { calendarAgent, type FreeSlotsRequest } from '@switchboard/api-contract/agents/calendar';
import type { CalendarControl } from '@switchboard/ui/screens/Calendar';
import { useMemo } from 'react';
import { write } from '../../api/write.ts';
import { useKnown } from '../known.ts';
import { undoOf } from './undoOf.ts';

const { sendEvent, freeSlots } = calendarAgent.calls;

/** What the calendar's page asks of Google Calendar. */
export function useCalendar(): CalendarControl {
  const known = useKnown('calendar');
  return useMemo(
    () => ({
      onSend: (eventId: string) =>
        known.after(write(sendEvent, { body: { eventId } }), (event) => known.keep(event.id, event)),
      onUndo: undoOf('calendar', known),
      onFindSlots: (body: FreeSlotsRequest) => write(freeSlots, { body }),
    }),
    [known],
  );
}
