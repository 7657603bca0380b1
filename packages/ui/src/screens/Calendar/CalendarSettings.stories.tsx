import { calendarSettingsValue } from '@switchboard/api-mocks/builders/calendar';
import { expect, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { region, type InPage } from '../../../test/agentPage/inStory.ts';
import { ready } from '../../format/viewState.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import { args } from '../../../test/agentPage/calendarStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Calendar/Settings', ...agentPageMeta(CalendarScreen, args) });

export const Configuration = meta.story({
  parameters: { covers: ['calendar.configuration'] },
  play: async ({ canvas }) => {
    const basic = region(canvas, 'Basic Settings');
    for (const name of ['Google Calendar sync', 'Auto-scheduling'])
      await expect(basic.getByRole('switch', { name })).toBeChecked();
    for (const name of ['Decline conflicts', 'Book meeting rooms'])
      await expect(basic.getByRole('switch', { name })).not.toBeChecked();
    const hours = region(canvas, 'Working Hours');
    await expect(hours.getByLabelText('Start')).toHaveValue('09:00');
    await expect(hours.getByLabelText('End')).toHaveValue('17:00');
    await expect(
      within(hours.getByRole('combobox', { name: 'Timezone' }))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'America/New_York (Eastern)',
      'America/Chicago (Central)',
      'America/Denver (Mountain)',
      'America/Los_Angeles (Pacific)',
    ]);
    await expect(hours.getAllByRole('button', { pressed: true }).map((day) => day.textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
    ]);
    const meetings = region(canvas, 'Meeting Settings');
    await expect(meetings.getByRole('textbox', { name: 'Buffer time' })).toHaveValue('15');
    await expect(meetings.getByRole('textbox', { name: 'Meetings a day' })).toHaveValue('8');
    await expect(meetings.getByRole('textbox', { name: 'Default length' })).toHaveValue('30');
    await expect(meetings.getByRole('textbox', { name: 'Default length' })).toHaveAccessibleDescription(
      'How long an event lasts unless you choose its end.',
    );
    await expect(region(canvas, /Performance Analytics/).getByText('5 of 8')).toBeVisible();
  },
});

export const ConfigurationSaves = Configuration.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.configuration'] },
  play: async ({ canvas, userEvent }) => {
    const basic = region(canvas, 'Basic Settings');
    const hours = region(canvas, 'Working Hours');
    const meetings = region(canvas, 'Meeting Settings');
    await userEvent.click(meetings.getByRole('button', { name: 'Remove 15 min before' }));
    await userEvent.click(meetings.getByRole('button', { name: 'Add: Reminders' }));
    await userEvent.keyboard('120{Enter}');
    await expect(meetings.getByText('120 min before')).toBeVisible();
    await userEvent.click(basic.getByRole('switch', { name: 'Decline conflicts' }));
    await userEvent.click(hours.getByRole('button', { name: 'Fri' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith({
      autoDeclineConflicts: true,
      'reminderSettings.defaultReminders': [60, 120],
      'workingHours.workingDays': ['monday', 'tuesday', 'wednesday', 'thursday'],
    });
    await expect(await canvas.findByText('No changes')).toBeVisible();
  },
});

async function remindSoon({ canvas, userEvent }: InPage) {
  const meetings = region(canvas, 'Meeting Settings');
  await userEvent.click(meetings.getByRole('button', { name: 'Add: Reminders' }));
  await userEvent.keyboard('soon{Enter}');
  return meetings;
}

/** A reminder is a number of minutes. Anything else is marked. */
export const ReminderRefused = meta.story({
  play: async (page) => {
    const meetings = await remindSoon(page);
    await expect(meetings.getByText('Enter a number from 1 to 10080')).toBeVisible();
  },
});

export const ReminderRefusedIsNotSaved = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.configuration'] },
  play: async (page) => {
    const { canvas, userEvent } = page;
    const meetings = await remindSoon(page);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
    await userEvent.click(meetings.getByRole('button', { name: 'Remove soon' }));
    await expect(canvas.getByText('No changes')).toBeVisible();
  },
});

export const NumberEmptied = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.configuration'] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Meetings a day' });
    await userEvent.clear(box);
    await expect(box).toHaveAccessibleDescription('Enter a number from 1 to 24');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
});

export const ResetToDefaults = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.configuration'] },
  args: {
    settings: {
      ...args.settings,
      saved: ready(
        calendarSettingsValue({ bufferTime: 5, reminderSettings: { enabled: false, defaultReminders: [] } }),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(canvas.getByRole('textbox', { name: 'Buffer time' })).toHaveValue('15');
    await expect(canvas.getByText('60 min before')).toBeVisible();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
});
