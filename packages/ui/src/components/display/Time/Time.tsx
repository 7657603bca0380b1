import {
  shortRelativeTime,
  dateTime,
  day,
  timeInSentence,
  relativeTime,
  shortTime,
  timeOfDay,
  toDate,
  fullDateTime,
  type Instant,
} from '../../../format/dates.ts';
import { timeWithPlace, zonePlace } from '../../../format/zones.ts';
import { cx } from '../../cx.ts';
import { time } from './Time.css.ts';

interface TimeProps {
  /** The moment: a date, milliseconds, or text from the API. */
  at: Instant;
  /** The present. The words change only when it does. */
  now: Instant;
  /**
   * `relative` '3 minutes ago', `dateTime` 'Today, 09:38', `sentence` 'today at 09:38', `day` '4 March 2026', `time`
   * '09:38', `short` '09:38' or '4 Mar', `brief` '3 min ago'.
   */
  show?: 'relative' | 'dateTime' | 'sentence' | 'day' | 'time' | 'short' | 'brief';
  /** An IANA zone that the browser knows; defaults to the reader's own. */
  timeZone?: string;
  /** A second zone: the title adds its time if that differs. */
  alsoIn?: string;
  /** Shown if there is no time. */
  fallback?: string;
  /** Goes to the outermost element. */
  className?: string;
}

/** A moment, with its full date and time zone in the title. */
export function Time({ at, now, show = 'relative', timeZone, alsoIn, fallback = '–', className }: TimeProps) {
  const date = toDate(at);
  if (!date) return <span className={className}>{fallback}</span>;
  const text = {
    relative: () => relativeTime(date, now, timeZone),
    dateTime: () => dateTime(date, now, timeZone),
    sentence: () => timeInSentence(date, now, timeZone),
    day: () => day(date, timeZone),
    time: () => timeOfDay(date, timeZone),
    short: () => shortTime(date, now, timeZone),
    brief: () => shortRelativeTime(date, now, timeZone),
  }[show]();
  return (
    <time
      dateTime={date.toISOString()}
      title={
        alsoIn !== undefined && timeWithPlace(date, alsoIn)
          ? `${fullDateTime(date, timeZone)}, in ${zonePlace(alsoIn, date)} ${fullDateTime(date, alsoIn)}`
          : fullDateTime(date, timeZone)
      }
      className={cx(time, className)}
    >
      {text}
    </time>
  );
}
