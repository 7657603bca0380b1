import type { Slot } from '@switchboard/api-contract/agents/calendar';
import { CardBody } from '../../components/layout/Card/Card.tsx';
import { cx } from '../../components/cx.ts';
import { text } from '../../theme/typography.css.ts';
import { axis, busy as busyClass, free, hour, hours, nowMark, stretch } from './Availability.css.ts';
import { dayAxis, type ReaderMoment } from './dayAxis.ts';

interface DayStripProps {
  slots: readonly Slot[];
  /** The current time; undefined if the zone of the slots is unknown. */
  moment: ReaderMoment | undefined;
}

/** The day from left to right. Hidden from screen readers: the list below says the same in words. */
export function DayStrip({ slots, moment }: DayStripProps) {
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
