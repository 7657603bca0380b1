import { calendarAgent, type FreeSlotsRequest } from '@switchboard/api-contract/agents/calendar';
import type { CalendarControl } from '@switchboard/ui/screens/Calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { write } from '../../api/write.ts';
import { agentStatusKey } from '../agents.ts';
import { recordsKey } from '../records/recordsKey.ts';
import { undoOf } from './undoOf.ts';

const { sendEvent, freeSlots } = calendarAgent.calls;

/** What the calendar's page asks of Google Calendar. */
export function useCalendar(): CalendarControl {
  const queryClient = useQueryClient();
  const renew = useCallback(
    () =>
      Promise.all(
        [agentStatusKey('calendar'), recordsKey('calendar')].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    [queryClient],
  );
  const onSend = useCallback(
    async (eventId: string) => {
      const outcome = await write(sendEvent, { body: { eventId } });
      await renew();
      return outcome;
    },
    [renew],
  );
  const onUndo = useMemo(() => undoOf('calendar', renew), [renew]);
  const onFindSlots = useCallback((body: FreeSlotsRequest) => write(freeSlots, { body }), []);
  return { onSend, onUndo, onFindSlots };
}
