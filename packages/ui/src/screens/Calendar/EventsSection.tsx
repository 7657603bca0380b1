import { calendarSettings, type CalendarEvent, type NewEvent } from '@switchboard/api-contract/agents/calendar';
import { useMemo } from 'react';
import { isSample } from '../../blocks/agents/AgentPage/isSample.ts';
import { runNowControl } from '../../blocks/agents/AgentPage/runNowControl.ts';
import { addRecord } from '../../blocks/records/RecordDialog/RecordDialog.tsx';
import type { UncheckedBody } from '../../blocks/records/RecordDialog/RecordForm.ts';
import { isDeleted } from '../../blocks/records/RecordsSection/isDeleted.ts';
import { RecordsSection } from '../../blocks/records/RecordsSection/RecordsSection.tsx';
import { usePageRecords } from '../../blocks/records/RecordsSection/useRecordsInMemory.ts';
import { dataOf, mapReady } from '../../format/viewState.ts';
import type { CalendarScreenProps } from './CalendarScreenProps.ts';
import { timesNote, typedTimesNote } from './calendarZone.ts';
import { EventCards } from './EventCards.tsx';
import { eventEdit, eventForm } from './eventForm.ts';
import { eventKind } from './eventKind.tsx';
import { sortEvents } from './eventTime.ts';
import { overlapping } from './overlapping.ts';
import { FreeTimes } from './FreeTimes.tsx';
import { OverlapNotice } from './OverlapNotice.tsx';
import { UnsentNotice } from './UnsentNotice.tsx';

interface EventsSectionProps {
  page: CalendarScreenProps;
  /** The calendar's zone, known to the browser; the reader's own without one. */
  timeZone: string | undefined;
}

/**
 * Calendar Events, the next one first. Times are shown and entered in the reader's zone, with the calendar's zone
 * beside it.
 */
export function EventsSection({ page, timeZone }: EventsSectionProps) {
  const { agent, status, settings, events, query, onQueryChange, onAdd, onExport, now } = page;
  const { onSend, onFindSlots } = page.calendar;
  const zoneNote = typedTimesNote(timeZone, now);
  const kind = useMemo(
    () => ({
      ...eventKind(timeZone),
      edit: eventEdit(zoneNote),
      more: (event: CalendarEvent) => (isDeleted(event) ? null : <UnsentNotice event={event} onSend={onSend} />),
    }),
    [timeZone, zoneNote, onSend],
  );
  const data = dataOf(status);
  const sample = isSample(data, 'events');
  const answered = mapReady(status, (answer) => answer.events);
  const records = usePageRecords(kind.collection, answered, page, { paged: events, sample });
  const read = dataOf(records.list);
  const ordered = useMemo(() => read && { ...read, items: sortEvents(read.items, now) }, [read, now]);
  const { defaultMeetingLength } = dataOf(settings.saved) ?? calendarSettings.defaults;
  const overlaps = ({ startTime, endTime }: UncheckedBody<NewEvent>) => {
    const start = String(startTime);
    const found = overlapping(
      data?.events.items ?? [],
      { startTime: start, endTime: String(endTime) },
      defaultMeetingLength,
    );
    return found.length > 0 ? (
      <OverlapNotice events={found} start={start} sample={sample} defaultMinutes={defaultMeetingLength} />
    ) : null;
  };
  return (
    <RecordsSection
      kind={kind}
      records={ordered ? { ...records, list: mapReady(records.list, () => ordered) } : records}
      total={sample === isSample(data, 'figures') ? data?.metrics.eventsManaged : undefined}
      sample={sample}
      exported={{ slug: agent.slug, onExport, only: 'selected' }}
      query={query}
      onQueryChange={onQueryChange}
      run={runNowControl(agent)}
      add={addRecord(
        eventForm({
          zoneNote,
          defaultMinutes: defaultMeetingLength,
          notice: overlaps,
          suggest: (body, fill) => <FreeTimes body={body} fill={fill} timeZone={timeZone} onFindSlots={onFindSlots} />,
        }),
        (body) => onAdd('events', body),
      )}
      note={timesNote(timeZone, now)}
      atOnce={6}
      now={now}
    >
      {(rows, open, parts) => <EventCards events={rows} timeZone={timeZone} now={now} onOpen={open} {...parts} />}
    </RecordsSection>
  );
}
