import { accountZone } from '../../world/account.ts';
import { addDays, dateIn, instantAt, weekdayOf } from '../../world/days.ts';
import { instantOf, shiftTime, type StoredEvent, type EventTime } from './StoredEvent.ts';

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const dayMs = 86_400_000;

interface Rule {
  readonly weekly: boolean;
  readonly interval: number;
  readonly days: readonly number[];
  readonly count: number;
  readonly until: number;
}

/** Reads a rule for days or weeks (RFC 5545, 3.3.10); undefined for any other. */
export function readRule(recurrence: readonly string[], start: EventTime): Rule | undefined {
  const line = recurrence.find((one) => one.startsWith('RRULE:'));
  const parts = new Map(
    line
      ?.slice('RRULE:'.length)
      .split(';')
      .map((part) => part.split('=') as [string, string]),
  );
  const frequency = parts.get('FREQ');
  if (frequency !== 'DAILY' && frequency !== 'WEEKLY') return undefined;
  const named = parts
    .get('BYDAY')
    ?.split(',')
    .map((day) => weekdays.indexOf(day));
  const [, year = '', month = '', day = '', time = ''] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{6})Z)?$/.exec(parts.get('UNTIL') ?? '') ?? [];
  const clock = time === '' ? '23:59:59' : (time.match(/../g) ?? []).join(':');
  return {
    weekly: frequency === 'WEEKLY',
    interval: Number(parts.get('INTERVAL') ?? 1),
    days: named ?? (frequency === 'WEEKLY' ? [weekdayOf(dateOf(start))] : [0, 1, 2, 3, 4, 5, 6]),
    count: Number(parts.get('COUNT') ?? Number.POSITIVE_INFINITY),
    until: year === '' ? Number.POSITIVE_INFINITY : Date.parse(`${year}-${month}-${day}T${clock}Z`),
  };
}

const zoneOf = (when: EventTime): string => ('at' in when ? (when.zone ?? accountZone) : 'UTC');
const dateOf = (when: EventTime): string => ('at' in when ? dateIn(zoneOf(when), when.at) : when.date);

const monday = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7));
const daysBetween = (one: string, other: string): number => Math.round((Date.parse(other) - Date.parse(one)) / dayMs);

/** The id of one date of a recurring event. */
const instanceId = (id: string, start: EventTime): string =>
  `${id}_${'at' in start ? new Date(start.at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '') : start.date.replaceAll('-', '')}`;

/** The dates of a recurring event up to an instant; a single event is its only one. */
export function expandRecurrence(event: StoredEvent, to: number): StoredEvent[] {
  const { start, end, recurrence, ...rest } = event;
  const rule = recurrence && readRule(recurrence, start);
  if (!rule) return [event];
  const zone = zoneOf(start);
  const first = dateOf(start);
  const time = 'at' in start ? start.at - instantAt(zone, first, '00:00') : 0;
  const length = instantOf(end) - instantOf(start);
  const found: StoredEvent[] = [];
  for (let date = first; Date.parse(date) < to && found.length < rule.count; date = addDays(date, 1)) {
    const steps = rule.weekly ? daysBetween(monday(first), monday(date)) / 7 : daysBetween(first, date);
    if (steps % rule.interval !== 0 || !rule.days.includes(weekdayOf(date))) continue;
    // The event stays at the same time of day when clocks are put forward or back, so it is counted anew on each date.
    const at: EventTime = 'at' in start ? { ...start, at: atTimeOfDay(zone, date, time) } : { date };
    if (instantOf(at) > rule.until) break;
    found.push({
      ...rest,
      id: instanceId(event.id, at),
      start: at,
      end: shiftTime('at' in end ? { ...end, at: instantOf(at) } : at, length),
      recurringEventId: event.id,
      originalStart: at,
    });
  }
  return found;
}

function atTimeOfDay(zone: string, date: string, sinceMidnight: number): number {
  const minutes = Math.round(sinceMidnight / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return instantAt(zone, date, `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
}
