import type { CalendarEvent } from '@switchboard/api-contract/agents/calendar';
import { dayKey, shortDay, timeOfDay, weekday } from '../../format/dates.ts';
import { count } from '../../format/numbers.ts';
import { clip } from '../../format/text.ts';
import { titleOf } from './eventKind.tsx';
import { eventSpan } from './overlapping.ts';

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
export function OverlapNotice({ events, start, sample, defaultMinutes }: OverlapNoticeProps) {
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
