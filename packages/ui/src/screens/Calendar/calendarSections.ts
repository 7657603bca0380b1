import type { CalendarSettings } from '@switchboard/api-contract/agents/calendar';
import type { SettingsSection } from '../../blocks/forms/SettingsForm/settingsTable.ts';
import { workingHoursSection } from '../../blocks/forms/SettingsForm/workingHoursSection.ts';

/** The cards of Configuration. */
export const calendarSections: readonly SettingsSection<CalendarSettings>[] = [
  {
    title: 'Basic Settings',
    column: 1,
    fields: [
      {
        kind: 'switch',
        key: 'isActive',
        label: 'Active',
        hint: 'Kept with the settings. Start and Stop switch the agent.',
      },
      {
        kind: 'switch',
        key: 'googleCalendarSync',
        label: 'Google Calendar sync',
        hint: 'Reads the calendar at each run.',
      },
      {
        kind: 'switch',
        key: 'autoScheduling',
        label: 'Auto-scheduling',
        hint: 'Books when all sides are free.',
        kept: true,
      },
      {
        kind: 'switch',
        key: 'autoDeclineConflicts',
        label: 'Decline conflicts',
        hint: 'Answers clashing invitations with no.',
        kept: true,
      },
      { kind: 'switch', key: 'meetingRoomBooking', label: 'Book meeting rooms', kept: true },
    ],
  },
  workingHoursSection(1),
  {
    title: 'Meeting Settings',
    column: 2,
    fields: [
      {
        kind: 'number',
        key: 'bufferTime',
        label: 'Buffer time',
        hint: 'Kept free between two meetings.',
        unit: 'min',
        min: 0,
        max: 240,
      },
      { kind: 'number', key: 'maxMeetingsPerDay', label: 'Meetings a day', hint: 'At most', min: 1, max: 24 },
      {
        kind: 'number',
        key: 'defaultMeetingLength',
        label: 'Default length',
        hint: 'Used to find overlaps where an event has no end.',
        unit: 'min',
        min: 5,
        max: 480,
      },
      {
        kind: 'switch',
        key: 'reminderSettings.enabled',
        label: 'Send reminders',
        hint: 'To everybody who takes part.',
        kept: true,
      },
      {
        kind: 'numbers',
        key: 'reminderSettings.defaultReminders',
        label: 'Reminders',
        kept: true,
        unit: 'min before',
        placeholder: 'Minutes before',
        maxItems: 10,
      },
    ],
  },
];
