import type { Slot } from '@switchboard/api-contract/agents/calendar';
import type { Rows } from '@switchboard/api-contract/wire';
import { isZone } from '@switchboard/api-contract/zone';
import { useId, useMemo, useState } from 'react';
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
import { ink, text } from '../../theme/typography.css.ts';
import { zone as zoneClass } from './Availability.css.ts';
import { timesHead } from './calendarZone.ts';
import { slotsOf } from './dayAxis.ts';
import { DayStrip } from './DayStrip.tsx';
import { readerSlots } from './readerSlots.ts';
import { SlotList } from './SlotList.tsx';

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
  const { slots: found, otherDate } = useMemo(() => slotsOf(rows?.items ?? [], today), [rows, today]);
  const first = found.slice(0, most);
  const slots = known ? readerSlots(first, timeZone, today) : first;
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
