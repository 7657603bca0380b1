import type { FormDraft } from '../../blocks/records/RecordDialog/recordForm.ts';
import { instantOf, wallTime } from '../../format/zones.ts';

const isTime = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The end of an event of this length, as local time; '' without a start. */
function endAfter(start: unknown, minutes: number): string {
  const from = isTime(start) ? instantOf(start) : null;
  return from ? wallTime(new Date(from.getTime() + minutes * 60_000)) : '';
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
