import {
  calendarSettings,
  type CalendarEvent,
  type CalendarSettings,
  type CalendarStatus,
  type NewEvent,
} from '@switchboard/api-contract/agents/calendar';
import { useMemo } from 'react';
import type { AgentPageProps } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { isSample } from '../../blocks/agents/AgentPage/isSample.ts';
import { runNowOf } from '../../blocks/agents/AgentPage/runNowOf.ts';
import { addRecord } from '../../blocks/records/RecordDialog/addRecord.tsx';
import type { Unchecked } from '../../blocks/records/RecordDialog/recordForm.ts';
import { RecordsSection } from '../../blocks/records/RecordsSection/RecordsSection.tsx';
import { cx } from '../../components/cx.ts';
import { part } from '../../components/states/Part/Part.tsx';
import { dataOf, mapReady } from '../../format/viewState.ts';
import { ink, text } from '../../theme/typography.css.ts';
import type { CalendarControl } from './CalendarControl.ts';
import { timesNote, typedNote } from './calendarZone.ts';
import { EventCards } from './EventCards.tsx';
import { eventForm } from './eventForm.ts';
import { eventKind } from './eventKind.tsx';
import { inOrder } from './eventTime.ts';
import { overlapping } from './overlapping.ts';
import { OverlapNotice } from './OverlapNotice.tsx';
import { UnsentNotice } from './UnsentNotice.tsx';

interface EventsSectionProps extends Pick<
  AgentPageProps<CalendarStatus, CalendarSettings, { events: NewEvent }>,
  'agent' | 'status' | 'settings' | 'query' | 'onQueryChange' | 'onAdd' | 'now'
> {
  calendar: CalendarControl;
  /** The calendar's zone, known to the browser; the reader's own without one. */
  timeZone: string | undefined;
}

const note = (words: string) => () => (
  <span role="status" className={cx(text.caption, ink.muted)}>
    {words}
  </span>
);
/** They stand in a form: missing code must not put a page's error there, whose Reload would lose what was typed. */
const FreeTimes = part(() => import('./FreeTimes.tsx').then((module) => module.FreeTimes), {
  waiting: note('Looking for free times…'),
  failed: note('Free times did not load. The event can be scheduled without them.'),
});

const eventsOf = ({ events }: CalendarStatus, now: Date) => ({ ...events, items: inOrder(events.items, now) });

/**
 * Calendar Events, the next one first. Times are shown and entered in the reader's zone, with the calendar's zone
 * beside it.
 */
export function EventsSection({
  agent,
  status,
  settings,
  query,
  onQueryChange,
  onAdd,
  calendar,
  now,
  timeZone,
}: EventsSectionProps) {
  const { onSend, onFindSlots } = calendar;
  const kind = useMemo(
    () => ({ ...eventKind(timeZone), more: (event: CalendarEvent) => <UnsentNotice event={event} onSend={onSend} /> }),
    [timeZone, onSend],
  );
  const events = useMemo(() => mapReady(status, (answer) => eventsOf(answer, now)), [status, now]);
  const data = dataOf(status);
  const sample = isSample(data, 'events');
  const { defaultMeetingLength } = dataOf(settings.saved) ?? calendarSettings.defaults;
  const overlaps = ({ startTime, endTime }: Unchecked<NewEvent>) => {
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
      view={events}
      total={sample === isSample(data, 'figures') ? data?.metrics.eventsManaged : undefined}
      sample={sample}
      query={query}
      onQueryChange={onQueryChange}
      run={runNowOf(agent)}
      add={addRecord(
        eventForm({
          zoneNote: typedNote(timeZone, now),
          defaultMinutes: defaultMeetingLength,
          notice: overlaps,
          suggest: (body, fill) => <FreeTimes body={body} fill={fill} timeZone={timeZone} onFindSlots={onFindSlots} />,
        }),
        (body) => onAdd('events', body),
      )}
      note={timesNote(timeZone, now)}
      now={now}
    >
      {(rows, open) => <EventCards events={rows} timeZone={timeZone} now={now} onOpen={open} />}
    </RecordsSection>
  );
}
