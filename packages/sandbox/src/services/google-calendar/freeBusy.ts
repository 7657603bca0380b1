import { isFields, type Fields } from '../../requestFields.ts';
import { owner } from '../../world/account.ts';
import { fail } from '../google/errors.ts';
import { withOffset } from '../../world/days.ts';
import { readable, type Calendars } from './Calendars.ts';
import { badRequest, invalid, isZone, readTimestamp } from './parameters.ts';
import { instantOf } from './StoredEvent.ts';

const mostCalendars = 50;

const problem = (reason: string) => ({ errors: [{ domain: 'global', reason }], busy: [] });

/** https://developers.google.com/calendar/api/v3/reference/freebusy/query */
export function freeBusy(calendars: Calendars, { timeMin, timeMax, timeZone = 'UTC', items = [] }: Fields) {
  const [from, to] = [readTimestamp(timeMin), readTimestamp(timeMax)];
  if (from === undefined || to === undefined || !Array.isArray(items) || !isZone(timeZone)) return fail(badRequest());
  if (to <= from)
    return fail({ ...invalid('The specified time range is empty.', 'timeRangeEmpty', 'timeMax'), domain: 'calendar' });
  const shown = (instant: number) =>
    timeZone === 'UTC' ? new Date(instant).toISOString().replace('.000', '') : withOffset(timeZone, instant);
  const busyOf = (id: string) => {
    const email = id === 'primary' ? owner.email : readable.find((one) => one.email === id)?.email;
    if (email === undefined) return problem('notFound');
    const merged: { start: number; end: number }[] = [];
    for (const event of calendars.busy(email, from, to)) {
      const [start, end] = [Math.max(from, instantOf(event.start)), Math.min(to, instantOf(event.end))];
      const last = merged.at(-1);
      if (last && start <= last.end) last.end = Math.max(last.end, end);
      else merged.push({ start, end });
    }
    return { busy: merged.map(({ start, end }) => ({ start: shown(start), end: shown(end) })) };
  };
  const ids = items.flatMap((item: unknown) => (isFields(item) && typeof item['id'] === 'string' ? [item['id']] : []));
  return {
    kind: 'calendar#freeBusy',
    timeMin: shown(from),
    timeMax: shown(to),
    calendars: Object.fromEntries(
      ids.map((id, index) => [id, index < mostCalendars ? busyOf(id) : problem('tooManyCalendarsRequested')]),
    ),
  };
}
