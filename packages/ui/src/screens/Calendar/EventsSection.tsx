import type { CalendarStatus } from '@switchboard/api-contract/records/calendar';
import { useMemo } from 'react';
import { isSample } from '../../blocks/AgentPage/isSample.ts';
import { RecordsSection } from '../../blocks/RecordsSection/RecordsSection.tsx';
import { dataOf, mapReady } from '../../format/viewState.ts';
import type { CalendarScreenProps } from './CalendarScreen.tsx';
import { zoneLong } from './calendarZone.ts';
import { EventCards } from './EventCards.tsx';
import { eventForm } from './eventForm.ts';
import { eventKind } from './eventKind.tsx';
import { inOrder } from './eventTime.ts';

interface EventsSectionProps extends Pick<CalendarScreenProps, 'status' | 'query' | 'onQueryChange' | 'onAdd' | 'now'> {
  /** Known to the browser; the reader's own zone without one. */
  timeZone: string | undefined;
}

const eventsOf = ({ events }: CalendarStatus, now: Date) => ({ ...events, items: inOrder(events.items, now) });

/** Calendar Events: what comes next first, shown and scheduled in the zone of the calendar. */
export function EventsSection({ status, query, onQueryChange, onAdd, now, timeZone }: EventsSectionProps) {
  const kind = useMemo(() => eventKind(timeZone), [timeZone]);
  const events = useMemo(() => mapReady(status, (answer) => eventsOf(answer, now)), [status, now]);
  const data = dataOf(status);
  const sample = isSample(data, 'events');
  const zone = zoneLong(timeZone, now);
  return (
    <RecordsSection
      kind={kind}
      view={events}
      total={sample === isSample(data, 'figures') ? data?.metrics.eventsManaged : undefined}
      sample={sample}
      query={query}
      onQueryChange={onQueryChange}
      add={{ form: eventForm(timeZone, zone), onAdd: (body) => onAdd('events', body) }}
      note={`Times in ${zone}`}
      now={now}
    >
      {(rows, open) => <EventCards events={rows} timeZone={timeZone} now={now} onOpen={open} />}
    </RecordsSection>
  );
}
