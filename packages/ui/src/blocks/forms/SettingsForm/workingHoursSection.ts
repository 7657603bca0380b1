import { timeZones, type WorkingHours } from '@switchboard/api-contract/agents/shared';
import { hoursInOwnZone } from './hoursInOwnZone.ts';
import type { SettingsSection } from './SettingsSection.ts';

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
