import type { CalendarEvent } from '@switchboard/api-contract/agents/calendar';
import type { FormDraft } from '../../blocks/records/RecordDialog/RecordForm.ts';
import { toDate } from '../../format/dates.ts';
import { instantOf, wallTime } from '../../format/zones.ts';

const isTime = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The end of an event of this length, as local time; '' without a start. */
function endAfter(start: unknown, minutes: number): string {
  const from = isTime(start) ? instantOf(start) : null;
  return from ? wallTime(new Date(from.getTime() + minutes * 60_000)) : '';
}

/**
 * The end of an event whose start moves and which lasts as long as before, as local times. `stored`: the event, which
 * says how long that is while no start is typed.
 */
export function movedEnd(start: unknown, { startTime, endTime }: FormDraft, stored: CalendarEvent): FormDraft {
  const typed = [startTime, endTime].map((time) => (isTime(time) ? instantOf(time) : null));
  const [from, to] = typed.includes(null) ? [toDate(stored.startTime), toDate(stored.endTime)] : typed;
  const moved = from && to && to > from ? endAfter(start, (to.getTime() - from.getTime()) / 60_000) : '';
  return moved === '' ? {} : { endTime: moved };
}

/**
 * The end that follows from a start, as local times: the default length after it, unless a later end was chosen. By
 * the time that really passes, even when clocks change.
 */
export function presetEnd(start: unknown, { startTime, endTime }: FormDraft, minutes: number): FormDraft {
  const preset = endAfter(start, minutes);
  if (preset === '') return {};
  const chosen = isTime(endTime) && endTime !== endAfter(startTime, minutes);
  return chosen && endTime > String(start) ? {} : { endTime: preset };
}
