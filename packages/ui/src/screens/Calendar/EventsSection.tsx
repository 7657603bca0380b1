import { calendarSettings, type CalendarEvent, type NewEvent } from '@switchboard/api-contract/agents/calendar';
import { useMemo } from 'react';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { isFact } from '@switchboard/api-contract/words/factOrText';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Send } from 'lucide-react';
import { runNowControl } from '../../blocks/agents/AgentPage/startRun.ts';
import { isSample } from '../../blocks/agents/AgentPage/AgentPageProps.ts';
import { takesTime } from '@switchboard/api-contract/agents/takesTime';
import { addRecord } from '../../blocks/records/RecordDialog/RecordDialog.tsx';
import type { UncheckedBody } from '../../blocks/records/RecordDialog/RecordForm.ts';
import { isDeleted } from '../../blocks/records/RecordsSection/RecordKind.ts';
import { RecordsSection } from '../../blocks/records/RecordsSection/RecordsSection.tsx';
import { usePageRecords } from '../../blocks/records/RecordsSection/useRecordsInMemory.ts';
import { dataOf, mapReady } from '../../format/viewState.ts';
import type { CalendarScreenProps, CalendarControl } from './CalendarScreenProps.ts';
import { timesNote, typedTimesNote } from './calendarZone.ts';
import { EventCards } from './EventCards.tsx';
import { eventEdit, eventForm } from './eventForm.ts';
import { eventKind, titleOf } from './eventKind.tsx';
import { sortEvents } from './eventTime.ts';
import { FreeTimes } from './FreeTimes.tsx';
import { dayKey, shortDay, timeOfDay, weekday, toDate } from '../../format/dates.ts';
import { count } from '../../format/numbers.ts';
import { clip } from '../../format/text.ts';
import { useBusy } from '../../components/useBusy.ts';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { formMessage } from '../../format/outcome.ts';

type Times = Pick<CalendarEvent, 'startTime' | 'endTime'> | Readonly<Record<'startTime' | 'endTime', string>>;

/** Start and end in milliseconds. An event without an end has the default length. */
function eventSpan({ startTime, endTime }: Times, defaultMinutes: number): { from: number; to: number } | undefined {
  const from = toDate(startTime)?.getTime();
  return from === undefined ? undefined : { from, to: toDate(endTime)?.getTime() ?? from + defaultMinutes * 60_000 };
}

/**
 * The events that a new one would overlap, the earliest first. Events that only touch it and those that take no time
 * don't count.
 */
export function findOverlaps(
  events: readonly CalendarEvent[],
  planned: Times,
  defaultMinutes: number,
): CalendarEvent[] {
  const span = eventSpan(planned, defaultMinutes);
  if (!span || span.to <= span.from) return [];
  return events
    .flatMap((event) => {
      const taken = eventSpan(event, defaultMinutes);
      const inTheWay = taken && taken.from < span.to && taken.to > span.from && takesTime(event);
      return inTheWay ? [{ event, from: taken.from }] : [];
    })
    .toSorted((one, other) => one.from - other.from)
    .map(({ event }) => event);
}

/** Where to fix what kept an event from being sent, by the kind of the fact that says it. */
const fixLinks: Readonly<Record<string, { href: string; label: string }>> = {
  keptConnectToInvite: { href: addresses.setup('google-calendar'), label: 'Connect Google Calendar' },
  keptSyncToInvite: { href: addresses.setting('calendar-agent', 'googleCalendarSync'), label: 'Turn on the sync' },
};

interface UnsentNoticeProps extends Pick<CalendarControl, 'onSend'> {
  event: CalendarEvent;
}

/** Why an event is not in Google Calendar, a link to what fixes that, and a button that sends it. */
function UnsentNotice({ event: { id, unsent }, onSend }: UnsentNoticeProps) {
  const [send, sending, { refusal }] = useBusy(() => onSend(id));
  if (unsent === undefined) return null;
  const fix = isFact(unsent) ? fixLinks[unsent.kind] : undefined;
  const why = clip(refusal ? formMessage(refusal) : wordsOf(unsent), 300);
  return (
    <Banner
      tone="caution"
      action={
        <Row gap={2} wrap>
          {fix ? (
            <LinkButton size="sm" href={fix.href}>
              {fix.label}
            </LinkButton>
          ) : null}
          <ActionButton needs="work" size="sm" icon={Send} busy={sending} busyLabel="Sending…" onClick={send}>
            Send to Google Calendar
          </ActionButton>
        </Row>
      }
    >
      {why}
      <LiveRegion message={why} />
    </Banner>
  );
}

/** More would push the fields below out of sight. */
const NAMED = 3;

interface OverlapNoticeProps {
  /** At least one. */
  events: readonly CalendarEvent[];
  /** The start of the new event: times on that day omit the date. */
  start: string;
  /** The events are samples, and are labelled so. */
  sample: boolean;
  defaultMinutes: number;
}

/**
 * 'Overlaps with Dentist, 14:00–15:00', one row for each of the first events. Times are in the reader's zone, like
 * those in the form.
 */
function OverlapNotice({ events, start, sample, defaultMinutes }: OverlapNoticeProps) {
  const today = dayKey(start);
  const moment = (at: number) => `${dayKey(at) === today ? '' : `${weekday(at)} ${shortDay(at)} `}${timeOfDay(at)}`;
  return (
    <>
      {events.slice(0, NAMED).map((event) => {
        const span = eventSpan(event, defaultMinutes);
        return (
          <div key={event.id}>
            Overlaps with <bdi>{clip(titleOf(event), 80)}</bdi>
            {sample ? ' (sample)' : ''}
            {event.isAllDay ? ', all day' : span ? `, ${moment(span.from)}–${moment(span.to)}` : ''}
          </div>
        );
      })}
      {events.length > NAMED ? <div>and {count(events.length - NAMED)} more</div> : null}
    </>
  );
}

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
    const found = findOverlaps(
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
      exported={{ onExport, only: 'selected' }}
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
