import type { CalendarSettings } from '@switchboard/api-contract/agents/calendar';
import type { SettingsSection } from '../../blocks/forms/SettingsForm/SettingsSection.ts';
import { inYourNameSection } from '../../blocks/proposals/inYourNameSection.ts';
import { workingHoursSection } from '../../blocks/forms/SettingsForm/workingHoursSection.ts';

/** The cards of Configuration. */
export const calendarSections: readonly SettingsSection<CalendarSettings>[] = [
  {
    title: 'Basic Settings',
    column: 1,
    active: true,
    fields: [
      {
        kind: 'switch',
        key: 'googleCalendarSync',
        label: 'Google Calendar sync',
        hint: 'Each run reads the calendar; events scheduled here are added to it.',
      },
      {
        kind: 'switch',
        key: 'autoScheduling',
        label: 'Auto-scheduling',
        hint: 'Accepts invitations that fall into a free slot and leave the buffer and the meetings a day.',
      },
      {
        kind: 'switch',
        key: 'autoDeclineConflicts',
        label: 'Decline conflicts',
        hint: 'Declines invitations that clash with accepted ones, with a short note.',
      },
      {
        kind: 'switch',
        key: 'meetingRoomBooking',
        label: 'Book meeting rooms',
        hint: 'Adds the first free room to meetings without a place or link.',
      },
      {
        kind: 'chips',
        key: 'meetingRooms',
        label: 'Rooms',
        hint: 'Their addresses in Google Calendar, in the order to try them.',
        placeholder: 'room-4@company.com',
        maxItems: 20,
      },
    ],
  },
  inYourNameSection(
    1,
    'When on, invitations are answered, rooms booked and meetings of workflows scheduled automatically.',
  ),
  workingHoursSection(1),
  {
    title: 'Meeting Settings',
    column: 2,
    fields: [
      {
        kind: 'number',
        key: 'bufferTime',
        label: 'Buffer time',
        hint: 'Kept free between meetings.',
        unit: 'min',
        min: 0,
        max: 240,
      },
      { kind: 'number', key: 'maxMeetingsPerDay', label: 'Meetings a day', hint: 'At most', min: 1, max: 24 },
      {
        kind: 'number',
        key: 'defaultMeetingLength',
        label: 'Default length',
        hint: 'How long an event lasts unless you choose its end.',
        unit: 'min',
        min: 5,
        max: 480,
      },
      {
        kind: 'switch',
        key: 'reminderSettings.enabled',
        label: 'Send reminders',
        hint: 'In your Google Calendar, before the events scheduled here.',
      },
      {
        kind: 'numbers',
        key: 'reminderSettings.defaultReminders',
        label: 'Reminders',
        hint: 'Google Calendar takes the first five.',
        unit: 'min before',
        placeholder: 'Minutes before',
        maxItems: 10,
      },
    ],
  },
];
