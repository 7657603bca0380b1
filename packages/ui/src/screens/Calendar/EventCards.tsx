import type { CalendarEvent } from '@switchboard/api-contract/agents/calendar';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { CloudOff, MapPin, Repeat, Video } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { PriorityBadge } from '../../blocks/marks/PriorityBadge/PriorityBadge.tsx';
import { OpenRecord, type RowParts } from '../../blocks/records/RecordsSection/rowParts.tsx';
import { aboveRecordName, opensRecord } from '../../blocks/records/RecordsSection/RecordsSection.css.ts';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { cx } from '../../components/cx.ts';
import { Icon, type IconType } from '../../components/display/Icon/Icon.tsx';
import { Link } from '../../components/actions/Link/Link.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { clip } from '../../format/text.ts';
import { timeWithPlace } from '../../format/zones.ts';
import { eventMarks, titleOf } from './eventKind.tsx';
import { eventStatus, eventType } from '../../rules/calendar.ts';
import { clamp2, ink, text } from '../../theme/typography.css.ts';
import { Attendees } from './Attendees.tsx';
import { body, card, iconAndWords, when } from './Calendar.css.ts';
import { eventGroups, eventTime } from './eventTime.ts';

interface EventCardsProps extends RowParts<CalendarEvent> {
  events: readonly CalendarEvent[];
  /** The calendar's zone, known to the browser. Its times are shown beside the reader's. */
  timeZone: string | undefined;
  now: Date;
  onOpen: (event: CalendarEvent) => void;
}

/** Events as cards: when, what, where, who. Unless all are upcoming, they are grouped under headings. */
export function EventCards({ events, onOpen, select, mark, ...cardProps }: EventCardsProps) {
  const groups = eventGroups(events, cardProps.now);
  const named = groups.some(({ title }) => title !== 'Upcoming');
  const cards = (shown: readonly CalendarEvent[]) =>
    shown.map((event) => (
      <EventCard
        key={event.id}
        event={event}
        heading={named ? 'h4' : 'h3'}
        onOpen={() => onOpen(event)}
        box={select?.(event)}
        mark={mark(event)}
        {...cardProps}
      />
    ));
  if (!named) return <Stack gap={3}>{cards(events)}</Stack>;
  return (
    <Stack gap={5}>
      {groups.map(({ title, events: shown }) => (
        <EventGroup key={title} title={title}>
          {cards(shown)}
        </EventGroup>
      ))}
    </Stack>
  );
}

function EventGroup({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Stack gap={3} role="group" aria-labelledby={heading}>
      <h3 id={heading} className={cx(text.label, ink.muted)}>
        {title}
      </h3>
      {children}
    </Stack>
  );
}

interface EventCardProps extends Pick<EventCardsProps, 'timeZone' | 'now'> {
  event: CalendarEvent;
  heading: 'h3' | 'h4';
  onOpen: () => void;
  /** Its checkbox, and its mark. */
  box: ReactNode;
  mark: ReactNode;
}

function EventCard({ event, heading: Heading, timeZone, now, onOpen, box, mark }: EventCardProps) {
  const isAllDay = event.isAllDay === true;
  const { start, duration, day, until } = eventTime(event, now, isAllDay ? timeZone : undefined);
  const beside = isAllDay ? undefined : timeWithPlace(start, timeZone);
  const type = eventType(event.type);
  const invited = event.attendees.items.length + event.attendees.leftOut > 0 || event.attendeesOmitted === true;
  return (
    <Card as="article" className={cx(card, opensRecord)}>
      <div className={cx(when, text.caption, ink.muted)}>
        {isAllDay ? (
          <span className={cx(text.bodyStrong, ink.strong)}>All day</span>
        ) : (
          <Time className={cx(text.bodyStrong, ink.strong)} at={start} now={now} show="time" alsoIn={timeZone} />
        )}
        {[beside && `(${beside})`, duration, day, until].map((words) =>
          words ? <div key={words}>{words}</div> : null,
        )}
      </div>
      <div className={body}>
        <Row gap={2} justify="between" align="start">
          <Row gap={3} align="start">
            {box ? <span className={aboveRecordName}>{box}</span> : null}
            <Heading className={cx(text.name, ink.strong, clamp2)}>
              <OpenRecord onOpen={onOpen}>
                <bdi>{clip(titleOf(event), 120)}</bdi>
              </OpenRecord>
            </Heading>
          </Row>
          <StatusBadge rule={eventStatus} value={event.status} />
        </Row>
        <Row gap={3} wrap className={cx(text.caption, ink.muted)}>
          {mark}
          <IconAndWord icon={type.icon}>{clip(type.label, 40)}</IconAndWord>
          {eventMarks(event).map((word) => (
            <span key={word} className={ink.strong}>
              {word}
            </span>
          ))}
          <EventPlace {...event} />
          {event.isRecurring ? <IconAndWord icon={Repeat}>Repeats</IconAndWord> : null}
          {event.unsent === undefined ? null : (
            <IconAndWord icon={CloudOff}>{clip(wordsOf(event.unsent), 160)}</IconAndWord>
          )}
        </Row>
        {invited || event.priority ? (
          <Row gap={3} justify="between" align="end">
            {invited ? <Attendees attendees={event.attendees} omitted={event.attendeesOmitted} most={4} /> : <span />}
            {event.priority ? <PriorityBadge value={event.priority} /> : null}
          </Row>
        ) : null}
      </div>
    </Card>
  );
}

function IconAndWord({ icon, children }: { icon: IconType | undefined; children: ReactNode }) {
  return (
    <span className={iconAndWords}>
      {icon ? <Icon icon={icon} size={14} /> : null}
      <bdi>{children}</bdi>
    </span>
  );
}

/** The meeting link, labelled with the place, if it is a web address; else the place. */
function EventPlace({ location, meetingLink }: CalendarEvent) {
  const place = clip(location?.trim() ?? '', 80);
  const link = meetingLink?.trim() ?? '';
  if (/^https?:\/\//i.test(link) && URL.canParse(link)) {
    return (
      <IconAndWord icon={Video}>
        <Link href={link} variant="underline" className={aboveRecordName}>
          {place || clip(new URL(link).hostname, 80)}
        </Link>
      </IconAndWord>
    );
  }
  return place ? <IconAndWord icon={MapPin}>{place}</IconAndWord> : null;
}
