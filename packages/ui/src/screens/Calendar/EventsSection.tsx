import type { CalendarStatus } from '@switchboard/api-contract/records/calendar';
import { useMemo } from 'react';
import { isSample } from '../../blocks/AgentPage/isSample.ts';
import { RecordsSection } from '../../blocks/RecordsSection/RecordsSection.tsx';
import { dataOf, mapReady } from '../../format/viewState.ts';
import type { CalendarScreenProps } from './CalendarScreen.tsx';
import { timesNote, typedNote } from './calendarZone.ts';
import { EventCards } from './EventCards.tsx';
import { eventForm } from './eventForm.ts';
import { eventKind } from './eventKind.tsx';
import { inOrder } from './eventTime.ts';

interface EventsSectionProps extends Pick<CalendarScreenProps, 'status' | 'query' | 'onQueryChange' | 'onAdd' | 'now'> {
  /** The calendar's zone, known to the browser; the reader's own without one. */
  timeZone: string | undefined;
}

const eventsOf = ({ events }: CalendarStatus, now: Date) => ({ ...events, items: inOrder(events.items, now) });

/** Calendar Events: what comes next first, shown and scheduled in the reader's zone, with that of the calendar beside it. */
export function EventsSection({ status, query, onQueryChange, onAdd, now, timeZone }: EventsSectionProps) {
  const kind = useMemo(() => eventKind(timeZone), [timeZone]);
  const events = useMemo(() => mapReady(status, (answer) => eventsOf(answer, now)), [status, now]);
  const data = dataOf(status);
  const sample = isSample(data, 'events');
  return (
    <RecordsSection
      kind={kind}
      view={events}
      total={sample === isSample(data, 'figures') ? data?.metrics.eventsManaged : undefined}
      sample={sample}
      query={query}
      onQueryChange={onQueryChange}
      add={{ form: eventForm(typedNote(timeZone, now)), onAdd: (body) => onAdd('events', body) }}
      note={timesNote(timeZone, now)}
      now={now}
    >
      {(rows, open) => <EventCards events={rows} timeZone={timeZone} now={now} onOpen={open} />}
    </RecordsSection>
  );
}
