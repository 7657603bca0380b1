import type { Slot } from '@switchboard/api-contract/agents/calendar';
import type { Rows } from '@switchboard/api-contract/wire';
import { isZone } from '@switchboard/api-contract/time';
import { useId, useMemo, useState } from 'react';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { LeftOut } from '../../blocks/records/LeftOut/LeftOut.tsx';
import { SampleMark } from '../../blocks/marks/SampleMark/SampleMark.tsx';
import { ShowMore } from '../../blocks/records/ShowMore/ShowMore.tsx';
import { SkeletonRows } from '../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { Card, CardBody, CardFoot, CardHead } from '../../components/layout/Card/Card.tsx';
import { cx } from '../../components/cx.ts';
import { EmptyState } from '../../components/states/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/states/ErrorState/ErrorState.tsx';
import { Section } from '../../components/layout/Section/Section.tsx';
import { dayKey, shortDay, timeOfDay } from '../../format/dates.ts';
import { clip } from '../../format/text.ts';
import type { ViewState } from '../../format/viewState.ts';
import { ink, text, ellipsis } from '../../theme/typography.css.ts';
import {
  zone as zoneClass,
  axis,
  busy as busyClass,
  free,
  hour,
  hours,
  nowMark,
  stretch,
  beside as besideClass,
  reason,
  availabilityWhen,
} from './Calendar.css.ts';
import { timesHead } from './calendarZone.ts';
import {
  slotsOnDate,
  dayAxis,
  type ReaderMoment,
  clockChange,
  containsMoment,
  toReaderSlots,
  type ReaderSlot,
} from './slots.ts';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { List } from '../../components/layout/List/List.tsx';
import { compact, row } from '../../components/layout/List/List.css.ts';
import { slotStatus } from '../../rules/calendar.ts';

interface SlotListProps {
  slots: readonly ReaderSlot[];
  /** The current time, marked on its slot; undefined if the zone of the slots is unknown. */
  moment: ReaderMoment | undefined;
}

/** The slots of the day, each Available or Busy with the reason. */
function SlotList({ slots, moment }: SlotListProps) {
  return (
    <List aria-label="Today's Schedule">
      {slots.map((slot, index) => {
        const now = moment !== undefined && containsMoment(slot, moment);
        const why = [clip(wordsOf(slot.conflictReason).trim(), 120), clockChange(slot)].filter(Boolean).join(' · ');
        return (
          <li
            key={`${slot.date} ${slot.startTime} ${index}`}
            className={cx(row, compact)}
            aria-current={now ? 'time' : undefined}
          >
            <span className={availabilityWhen} title={slot.timeAndPlaceInOtherZone}>
              <span className={cx(text.mono, ink.strong)}>
                {slot.startTime || slot.endTime ? `${timeText(slot.startTime)}–${timeText(slot.endTime)}` : <NoValue />}
              </span>
              {slot.timeInOtherZone ? (
                <span className={cx(text.caption, ink.muted, besideClass)}>({slot.timeInOtherZone})</span>
              ) : null}
            </span>
            <span className={cx(text.small, ink.muted, ellipsis, reason)} title={why || undefined}>
              {now ? `Now${why ? ' · ' : ''}` : ''}
              <bdi>{why}</bdi>
            </span>
            <StatusBadge rule={slotStatus} value={slot.isAvailable} />
          </li>
        );
      })}
    </List>
  );
}

const timeText = (time: string | undefined) => clip(time?.trim() || '?', 8);

interface DayStripProps {
  slots: readonly Slot[];
  /** The current time; undefined if the zone of the slots is unknown. */
  moment: ReaderMoment | undefined;
}

/** The day from left to right. Hidden from screen readers: the list below says the same in words. */
function DayStrip({ slots, moment }: DayStripProps) {
  const laid = dayAxis(slots);
  if (!laid) return null;
  const at = moment && laid.leftOf(moment);
  return (
    <CardBody aria-hidden="true">
      <div className={axis}>
        {laid.stretches.map(({ slot, left, width }, index) => (
          <span
            key={`${slot.startTime}-${index}`}
            className={cx(stretch, slot.isAvailable === true ? free : slot.isAvailable === false && busyClass)}
            style={{ left: `${left}%`, width: `${width}%` }}
          />
        ))}
        {at === undefined ? null : <span className={nowMark} style={{ left: `${at}%` }} />}
      </div>
      <div className={cx(hours, text.caption)}>
        {laid.hours.map(({ label, left }) => (
          <span key={left} className={hour} style={{ left: `${left}%` }}>
            {label}
          </span>
        ))}
      </div>
    </CardBody>
  );
}

interface AvailabilityOverviewProps {
  view: ViewState<Rows<Slot>>;
  /** The zone of the slots as received; the reader's own without one. */
  timeZone: string | undefined;
  sample: boolean;
  now: Date;
}

/** How many slots are shown at first and added with each press: a day in quarters of an hour. */
const STEP = 96;

/** When the calendar is free today, in the reader's time zone: a time axis, and the slots as a list. */
export function AvailabilityOverview({ view, timeZone, sample, now }: AvailabilityOverviewProps) {
  const id = useId();
  const known = timeZone === undefined || isZone(timeZone);
  const rows = view.status === 'ready' ? view.data : undefined;
  const today = known ? dayKey(now, timeZone) : null;
  const [most, setMost] = useState(STEP);
  const { slots: found, otherDate } = useMemo(() => slotsOnDate(rows?.items ?? [], today), [rows, today]);
  const first = found.slice(0, most);
  const slots = known ? toReaderSlots(first, timeZone, today) : first;
  // The time in an unknown zone can't be computed.
  const moment = known && otherDate === undefined ? { at: now, clock: timeOfDay(now) } : undefined;
  const zone = known ? timesHead(timeZone, now) : clip(timeZone, 40);
  return (
    <Section title="Availability Overview" mark={sample && slots.length > 0 ? <SampleMark /> : undefined}>
      <Card as="section" aria-labelledby={id} aria-busy={view.status === 'loading' || undefined}>
        <CardHead
          id={id}
          title="Today's Schedule"
          actions={
            <span className={cx(text.caption, ink.muted, zoneClass)}>
              <bdi>{zone}</bdi>
              {otherDate === undefined ? '' : ` · ${shortDay(otherDate, 'UTC')}`}
            </span>
          }
        />
        {view.status === 'loading' ? <SkeletonRows rows={6} /> : null}
        {view.status === 'error' ? (
          <ErrorState role="none" message={view.message} busy={view.retrying} onRetry={view.onRetry} />
        ) : null}
        {rows && slots.length === 0 ? (
          <EmptyState
            bare
            kind="no-match"
            level={3}
            title="No schedule for today"
            text="Free and busy times appear here."
          />
        ) : null}
        {slots.length > 0 ? (
          <>
            <DayStrip slots={slots} moment={moment} />
            <SlotList slots={slots} moment={moment} />
            {found.length > most ? (
              <CardBody>
                <ShowMore shown={most} total={found.length} one="slot" onMore={() => setMost(most + STEP)} />
              </CardBody>
            ) : null}
          </>
        ) : null}
        {rows && rows.leftOut > 0 ? (
          <CardFoot>
            <LeftOut count={rows.leftOut} one="slot" many="slots" />
          </CardFoot>
        ) : null}
      </Card>
    </Section>
  );
}
