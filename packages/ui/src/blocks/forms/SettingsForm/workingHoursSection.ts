import { timeZones, type WorkingHours } from '@switchboard/api-contract/agents/shared';
import { isZone } from '@switchboard/api-contract/time';
import type { SettingsSection } from './SettingsSection.ts';
import { dayKey, timeOfDay, zoneName } from '../../../format/dates.ts';
import { timeWithPlace, instantOf, zonePlace } from '../../../format/zones.ts';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Today's working hours of another zone in the reader's own: '09:00–17:00 in New York is 15:00–23:00 in your zone,
 * CET.' Nothing if both zones show the same time.
 */
export function hoursInOwnZone(valueOf: (path: string) => unknown, now: Date): string | undefined {
  const [from, to, zone] = ['start', 'end', 'timezone'].map((name) => asText(valueOf(`workingHours.${name}`)));
  if (!isZone(zone)) return undefined;
  const today = dayKey(now, zone);
  const [start, end] = [from, to].map((clock) => instantOf(`${today}T${clock}`, zone));
  if (!start || !end || timeWithPlace(start, zone, end) === undefined) return undefined;
  const [own, there] = [dayKey(start) ?? '', today ?? ''];
  const otherDay = own === there ? '' : own < there ? ' the day before' : ' the day after';
  return `${from}–${to} in ${zonePlace(zone, now)} is ${timeOfDay(start)}–${timeOfDay(end)}${otherDay} in your zone, ${zoneName(start)}.`;
}

/** The working hours card: start, end, time zone and days, and the hours in the reader's own zone. */
export const workingHoursSection = <S extends { workingHours: WorkingHours }>(
  column: 1 | 2,
  note?: string,
): SettingsSection<S> => {
  const section: SettingsSection<{ workingHours: WorkingHours }> = {
    title: 'Working Hours',
    column,
    note,
    outcome: hoursInOwnZone,
    fields: [
      { kind: 'time', key: 'workingHours.start', label: 'Start' },
      { kind: 'time', key: 'workingHours.end', label: 'End', also: 'workingHours' },
      { kind: 'select', key: 'workingHours.timezone', label: 'Timezone', layout: 'column', options: timeZones },
      { kind: 'weekdays', key: 'workingHours.workingDays', label: 'Working days' },
    ],
  };
  return section as unknown as SettingsSection<S>;
};
