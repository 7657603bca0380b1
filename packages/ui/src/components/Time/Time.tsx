import { dateTime, day, relative, shortTime, timeOfDay, toDate, zonedTitle, type Instant } from '../../format/dates.ts';
import { cx } from '../cx.ts';
import { time } from './Time.css.ts';

interface TimeProps {
  at: Instant;
  now: Instant;
  /** `relative` '3 minutes ago', `dateTime` 'Today, 09:38', `day` '4 March 2026', `time` '09:38', `short` '09:38' or '4 Mar'. */
  show?: 'relative' | 'dateTime' | 'day' | 'time' | 'short';
  /** In place of the time when there is none. */
  fallback?: string;
  className?: string;
}

/** A moment. Its full date and time zone are in the title. */
export function Time({ at, now, show = 'relative', fallback = '–', className }: TimeProps) {
  const date = toDate(at);
  if (!date) return <span className={className}>{fallback}</span>;
  const text = {
    relative: () => relative(date, now),
    dateTime: () => dateTime(date, now),
    day: () => day(date),
    time: () => timeOfDay(date),
    short: () => shortTime(date, now),
  }[show]();
  return (
    <time dateTime={date.toISOString()} title={zonedTitle(date)} className={cx(time, className)}>
      {text}
    </time>
  );
}
