import { noRows } from '@switchboard/api-contract/wire';
import { notifications } from '@switchboard/api-mocks/builders/notifications';
import { expect, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { researchControl } from '../../../test/agentPage/researchArgs.ts';
import { args } from '../../../test/agentPage/researchStory.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Research/Configuration',

  ...agentPageMeta(ResearchScreen, { ...args, query: { tab: 'configuration' } }),
});

export const Configuration = meta.story({
  parameters: { covers: ['research.configuration'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Sources per query' })).toHaveValue('50');
    const depth = canvas.getByRole('combobox', { name: 'Research depth' });
    await expect(
      within(depth)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Basic', 'Standard', 'Comprehensive']);
    await expect(depth).toHaveValue('standard');
    await expect(canvas.getByRole('textbox', { name: 'Credibility threshold' })).toHaveValue('70');
    for (const name of ['Academic sources', 'News', 'Reports', 'Active', 'Summaries', 'Notifications'])
      await expect(canvas.getByRole('switch', { name })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Real-time monitoring' })).not.toBeChecked();
  },
});

export const ConfigurationSaved = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['research.configuration'] },
  play: async ({ canvas, userEvent }) => {
    const depth = canvas.getByRole('combobox', { name: 'Research depth' });
    const threshold = canvas.getByRole('textbox', { name: 'Credibility threshold' });
    await userEvent.clear(threshold);
    await expect(threshold).toHaveAccessibleDescription('Enter a number from 0 to 100');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
    await userEvent.type(threshold, '80');
    await userEvent.selectOptions(depth, 'comprehensive');
    await userEvent.click(canvas.getByRole('switch', { name: 'Notifications' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith({
      credibilityThreshold: 80,
      researchDepth: 'comprehensive',
      'notificationSettings.enabled': false,
    });
    await expect(await canvas.findByText('No changes')).toBeVisible();
  },
});

/** Channels are chosen among those of the organisation. */
export const Channels = meta.story({
  args: { research: researchControl({ channels: notifications().channels, channelsAt: '/profile?tab=notifications' }) },
  parameters: { covers: ['research.configuration'] },
  play: async ({ canvas }) => {
    const channels = within(canvas.getByRole('group', { name: 'Channels' }));
    await expect(channels.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Slack',
      'Email',
      'Text message',
    ]);
  },
});

export const ChannelsAreSaved = Channels.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const channels = within(canvas.getByRole('group', { name: 'Channels' }));
    await userEvent.click(channels.getByRole('button', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith({ 'notificationSettings.channels': ['channel-gmail'] });
  },
});

/** Without any channel it leads to where one is added. */
export const WithoutChannels = meta.story({
  args: { research: researchControl({ channels: noRows, channelsAt: '/profile?tab=notifications' }) },
  parameters: { covers: ['research.configuration'] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Add one under Notifications' })).toHaveAttribute(
      'href',
      '/profile?tab=notifications',
    ),
});

export const ConfigurationCancelled = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['research.configuration'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'News' }));
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('switch', { name: 'News' })).toBeChecked();
    await expect(canvas.getByText('No changes')).toBeVisible();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
});
