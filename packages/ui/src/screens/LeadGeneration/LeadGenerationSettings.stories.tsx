import { leadGenerationSettingsValue } from '@switchboard/api-mocks/builders/leadGeneration';
import { noSchedule } from '@switchboard/api-mocks/builders/agents';
import { destinations } from '@switchboard/api-mocks/builders/sending';
import { daysAgo } from '@switchboard/api-mocks/now';
import { expect, mocked, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { scheduleArgs } from '../../../test/agentPage/scheduleArgs.ts';
import { region, type Canvas, type InPage } from '../../../test/agentPage/inStory.ts';
import { LeadGenerationScreen } from './LeadGenerationScreen.tsx';
import { args } from '../../../test/agentPage/leadGenerationStory.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import { SendNew } from '../../blocks/records/SendNew/SendNew.tsx';
import { ready } from '../../format/viewState.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Lead generation/Settings', ...agentPageMeta(LeadGenerationScreen, args) });

export const Configuration = meta.story({
  args: { settings: { ...args.settings, stored: ['apolloApiKey'] } },
  parameters: { covers: ['lead-generation.configuration'] },
  play: async ({ canvas }) => {
    const configuration = region(canvas, 'Agent Configuration');
    await expect(configuration.getByRole('switch', { name: 'Active' })).toBeChecked();
    await expect(configuration.getByText('Leave blank to keep the stored one.')).toBeVisible();
    await expect(configuration.getByText('No changes')).toBeVisible();
    await expect(
      within(configuration.getByRole('region', { name: /Performance Analytics/ })).getByText('29 of 50'),
    ).toBeVisible();
  },
});

export const ConfigurationSaves = Configuration.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['lead-generation.configuration'] },
  play: async ({ canvas, userEvent }) => {
    const configuration = region(canvas, 'Agent Configuration');
    await userEvent.click(configuration.getByRole('switch', { name: 'Enrichment' }));
    await userEvent.click(configuration.getByRole('button', { name: 'Add: Keywords' }));
    await userEvent.paste('pallets, COLD CHAIN\nreefer');
    await expect(configuration.getByText('COLD CHAIN is already in the list')).toBeVisible();
    await userEvent.click(configuration.getByRole('button', { name: 'Remove Germany' }));
    await userEvent.type(configuration.getByLabelText('Apollo API key'), 'key-1');
    await expect(configuration.getByText('Unsaved changes')).toBeVisible();
    await expect(JSON.stringify(mocked(args.settings.onDraftChange).mock.calls)).not.toContain('key-1');
    await userEvent.dblClick(configuration.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledOnce();
    await expect(args.settings.onSave).toHaveBeenCalledWith({
      autoEnrichment: false,
      searchKeywords: ['cold chain', 'series A', 'pallets', 'reefer'],
      locations: ['Portugal'],
      apolloApiKey: 'key-1',
    });
    await expect(await configuration.findByText('No changes')).toBeVisible();
    await expect(configuration.getByLabelText('Apollo API key')).toHaveValue('');
    await expect(args.settings.onDraftChange).toHaveBeenLastCalledWith(undefined);
  },
});

const schedule = scheduleArgs(noSchedule(), {
  draft: { since: daysAgo(1), edits: { kind: { value: 'daily', base: 'off' } } },
});

/** One bar for settings and schedule: only what was changed is saved. */
export const ScheduleInTheBar = meta.story({
  args: { schedule },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unsaved changes, kept as a draft')).toBeVisible();
  },
});

export const ScheduleInTheBarIsSaved = ScheduleInTheBar.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(schedule.onSave).toHaveBeenCalledOnce();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
});

export const AutomaticSending = meta.story({
  args: {
    settings: { ...args.settings, saved: ready(leadGenerationSettingsValue({ sendNewTo: ['hubspot'] })) },
    sending: {
      actions: () => null,
      states: (chosen) => (
        <SendNew chosen={chosen} destinations={ready(destinations())} connectAt={(id) => `/api-status?setup=${id}`} />
      ),
    },
  },
  parameters: { covers: ['send-to.automatic'] },
  play: async ({ canvas }) => {
    const card = region(canvas, 'Automatic Sending');
    await expect(card.getByRole('button', { name: 'HubSpot' })).toHaveAttribute('aria-pressed', 'true');
    await expect(card.getByRole('listitem')).toHaveTextContent(/^HubSpot: into the fields/);
  },
});

/** What is chosen shows at once whether it can take leads; it counts once it is saved. */
export const AutomaticSendingSaves = AutomaticSending.extend({
  tags: ['behaviour'],
  parameters: { covers: [], asserts: ['send-to.automatic', 'send-to.automatic-waits'] },
  play: async ({ canvas, userEvent }) => {
    const card = region(canvas, 'Automatic Sending');
    await userEvent.click(card.getByRole('button', { name: 'Salesforce' }));
    await expect(card.getByRole('link', { name: 'Connect Salesforce' })).toBeVisible();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
    await userEvent.click(card.getByRole('button', { name: 'HubSpot' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith({ sendNewTo: ['salesforce'] });
  },
});

const leadsPerDay = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Leads per day' });

export const NumberEmpty = meta.story({
  parameters: { covers: ['lead-generation.number-empty'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(leadsPerDay(canvas));
    await expect(leadsPerDay(canvas)).toBeInvalid();
    await expect(leadsPerDay(canvas)).toHaveAccessibleDescription('Enter a number from 1 to 1000');
  },
});

export const NumberEmptyIsNotSaved = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['lead-generation.number-empty'] },
  play: async ({ canvas, userEvent }) => {
    const box = leadsPerDay(canvas);
    await userEvent.clear(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
    await expect(JSON.stringify(mocked(args.settings.onDraftChange).mock.calls)).not.toContain('NaN');
    await userEvent.type(box, '1x');
    await expect(box).toBeInvalid();
    await userEvent.keyboard('{Backspace}00');
    await expect(box).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith({ maxLeadsPerDay: 100 });
  },
});

export const ResetToDefaults = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['lead-generation.configuration'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove Logistics' })).toBeNull();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
});

export const DraftRestored = meta.story({
  args: {
    settings: {
      ...args.settings,
      draft: {
        since: daysAgo(1),
        edits: {
          minimumScore: { value: 85, base: 70 },
          googleSheetsUrl: { value: 'http://nowhere', base: '' },
          apolloApiKey: { value: 'never kept', base: '' },
          constructor: { value: 1, base: 0 },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your unsaved changes are back/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Minimum score' })).toHaveValue('85');
    await expect(canvas.getByRole('textbox', { name: 'Google Sheets address' })).toHaveAccessibleDescription(
      'Enter an address that starts with https://',
    );
    await expect(canvas.getByLabelText('Apollo API key')).toHaveValue('');
  },
});

export const DraftDiscarded = DraftRestored.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Google Sheets address' }));
    await userEvent.tab();
    await expect(canvas.getByText('Unsaved changes, kept as a draft')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByText('No changes')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Minimum score' })).toHaveValue('70');
    await expect(args.settings.onDraftChange).toHaveBeenLastCalledWith(undefined);
  },
});

/** Saves a minimum score of 90. */
async function saveScore({ canvas, userEvent }: InPage) {
  const box = canvas.getByRole('textbox', { name: 'Minimum score' });
  await userEvent.clear(box);
  await userEvent.type(box, '90');
  await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
  await canvas.findByText('Failed to update configuration');
  return box;
}

export const SaveRefused = meta.story({
  args: {
    settings: {
      ...args.settings,
      onSave: refuse({
        kind: 'invalid',
        message: 'Failed to update configuration',
        fields: { 'customSettings.minimumScore': 'Your plan allows at most 80' },
      }),
    },
  },
  play: async (page) => {
    const box = await saveScore(page);
    await expect(page.canvas.getByText('Failed to update configuration')).toBeVisible();
    await expect(box).toHaveValue('90');
    await expect(box).toHaveAccessibleDescription('Your plan allows at most 80');
  },
});

/** A new value removes what was said about the old one. */
export const RefusedValueChanges = SaveRefused.extend({
  tags: ['behaviour'],
  play: async (page) => {
    const box = await saveScore(page);
    await page.userEvent.type(box, '{Backspace}');
    await expect(box).toBeValid();
  },
});
