import { emailSettings } from '@switchboard/api-contract/agents/email';
import { emailSettingsValue } from '@switchboard/api-mocks/builders/email';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args } from '../../../test/agentPage/emailStory.ts';
import { region, type InPage } from '../../../test/agentPage/inStory.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import { ready } from '../../format/viewState.ts';
import { EmailScreen } from './EmailScreen.tsx';

const meta = preview.meta({ title: 'Email/Settings', ...agentPageMeta(EmailScreen, args) });

export const Configuration = meta.story({
  parameters: { covers: ['email.configuration'] },
  play: async ({ canvas }) => {
    const basic = region(canvas, 'Basic Settings');
    await expect(basic.getByRole('switch', { name: 'Mailbox integration' })).toBeChecked();
    await expect(basic.getByRole('switch', { name: 'Auto reply' })).not.toBeChecked();
    await expect(basic.getByRole('textbox', { name: 'Signature' })).toHaveValue('Kind regards,\nDemo User');
    const features = region(canvas, 'AI Features');
    await expect(features.getByRole('switch', { name: 'Smart filters' })).toBeChecked();
    await expect(features.getByRole('switch', { name: 'Sentiment analysis' })).toBeChecked();
    const hours = region(canvas, 'Working Hours');
    await expect(hours.getByRole('combobox', { name: 'Timezone' })).toHaveValue('America/New_York');
    await expect(region(canvas, /Performance Analytics/).getAllByText(/^(96|88)%$/)).toHaveLength(2);
  },
});

export const ConfigurationSaves = Configuration.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['email.configuration'] },
  play: async ({ canvas, userEvent }) => {
    const basic = region(canvas, 'Basic Settings');
    const features = region(canvas, 'AI Features');
    const hours = region(canvas, 'Working Hours');
    await userEvent.click(basic.getByRole('switch', { name: 'Auto reply' }));
    await userEvent.click(features.getByRole('switch', { name: 'Sentiment analysis' }));
    await userEvent.selectOptions(hours.getByRole('combobox', { name: 'Timezone' }), 'America/Denver (Mountain)');
    await userEvent.click(hours.getByRole('button', { name: 'Sat' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith({
      autoReply: true,
      sentimentAnalysis: false,
      'workingHours.timezone': 'America/Denver',
      'workingHours.workingDays': [...emailSettingsValue().workingHours.workingDays, 'saturday'],
    });
    await expect(await canvas.findByText('No changes')).toBeVisible();
  },
});

/** Settings missing from an older configuration take their defaults. */
export const NoWorkingHours = meta.story({
  args: { settings: { ...args.settings, saved: ready(emailSettings.read({ autoReply: true, responseDelay: 45 })) } },
  parameters: { covers: ['email.no-working-hours'] },
  play: async ({ canvas }) => {
    const hours = region(canvas, 'Working Hours');
    await expect(hours.getByLabelText('Start')).toHaveValue('09:00');
    await expect(hours.getByLabelText('End')).toHaveValue('17:00');
    await expect(hours.getByRole('combobox', { name: 'Timezone' })).toHaveDisplayValue('America/New_York (Eastern)');
    await expect(hours.getAllByRole('button', { pressed: true }).map((day) => day.textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
    ]);
    await expect(canvas.getByRole('textbox', { name: 'Response delay' })).toHaveValue('45');
    await expect(canvas.getByText('No changes')).toBeVisible();
  },
});

export const NumberEmptied = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['email.configuration'] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Response delay' });
    await userEvent.clear(box);
    await expect(box).toHaveAccessibleDescription('Enter a number from 0 to 1440');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
});

const startAtSix = async ({ canvas, userEvent }: InPage) => {
  const start = region(canvas, 'Working Hours').getByLabelText('Start');
  await userEvent.clear(start);
  await userEvent.type(start, '18:00');
};

export const HoursTurnedRound = meta.story({
  tags: ['odd'],
  play: async (page) => {
    await startAtSix(page);
    await expect(page.canvas.getByText('The start must be before the end')).toBeVisible();
  },
});

export const HoursTurnedRoundAreNotSaved = meta.story({
  tags: ['behaviour'],
  play: async (page) => {
    const { canvas, userEvent } = page;
    await startAtSix(page);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
});

export const ResetToDefaults = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['email.configuration'] },
  args: { settings: { ...args.settings, saved: ready(emailSettingsValue({ responseDelay: 5 })) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(canvas.getByRole('textbox', { name: 'Response delay' })).toHaveValue('30');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
});

export const SaveRefused = meta.story({
  args: {
    settings: {
      ...args.settings,
      onSave: refuse({ kind: 'refused', message: 'Failed to update configuration' }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Auto reply' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(await canvas.findByText('Failed to update configuration')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Auto reply' })).toBeChecked();
  },
});
