import { researchStatus } from '@switchboard/api-mocks/builders/research';
import { expect, fn, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { ready } from '../../format/viewState.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import { researchControl } from '../../../test/agentPage/researchArgs.ts';
import { args, research } from '../../../test/agentPage/researchStory.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Research',

  ...agentPageMeta(ResearchScreen, args),
});

export const PromptView = meta.story({
  args: { query: { tab: 'configuration' } },
  parameters: { covers: ['research.prompt-view'] },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: /System Prompt/ }));
    await expect(card.getByText(/You are a careful research assistant/)).toBeVisible();
    await expect(card.getByRole('button', { name: /Edit/ })).toBeVisible();
    await expect(card.queryByRole('textbox')).toBeNull();
  },
});

export const PromptEdit = meta.story({
  args: { query: { tab: 'configuration' } },
  parameters: { covers: ['research.prompt-edit'] },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: /System Prompt/ }));
    await userEvent.click(card.getByRole('button', { name: /Edit/ }));
    const box = card.getByRole('textbox', { name: 'System Prompt' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue(args.status.status === 'ready' ? args.status.data.systemPrompt : '');
    await userEvent.clear(box);
    await expect(card.getByText('0 characters')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Save Prompt' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(box, '   ');
    await userEvent.click(card.getByRole('button', { name: 'Save Prompt' }));
    await expect(research.onSavePrompt).not.toHaveBeenCalled();
    await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
    await expect(card.getByText(/You are a careful research assistant/)).toBeVisible();
    await expect(card.getByRole('button', { name: /Edit/ })).toHaveFocus();
  },
});

/** Text typed before a reload is back in the editor, with a note that says so. */
export const PromptRestored = meta.story({
  args: {
    query: { tab: 'configuration' },
    research: researchControl({ promptDraft: 'Answer in two lines.', onPromptDraftChange: fn() }),
  },
  play: async ({ args: { research: control }, canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: /System Prompt/ }));
    const box = card.getByRole('textbox', { name: 'System Prompt' });
    await expect(box).toHaveValue('Answer in two lines.');
    await expect(card.getByText('Your unsaved text is back')).toBeVisible();
    await userEvent.type(box, ' Or three.');
    await expect(control.onPromptDraftChange).toHaveBeenLastCalledWith('Answer in two lines. Or three.');
    await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
    await expect(control.onPromptDraftChange).toHaveBeenLastCalledWith(undefined);
    await expect(card.queryByRole('textbox')).toBeNull();
  },
});

export const PromptEmpty = meta.story({
  args: { query: { tab: 'configuration' }, status: ready(researchStatus({ systemPrompt: '  ' })) },
  parameters: { covers: ['research.prompt-empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No system prompt configured')).toBeVisible();
  },
});

export const PromptSaved = meta.story({
  args: { query: { tab: 'configuration' } },
  parameters: { covers: ['research.prompt-save'] },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: /System Prompt/ }));
    await userEvent.click(card.getByRole('button', { name: /Edit/ }));
    await userEvent.clear(card.getByRole('textbox'));
    await userEvent.type(card.getByRole('textbox'), 'Answer in one line.');
    await userEvent.dblClick(card.getByRole('button', { name: 'Save Prompt' }));
    await waitFor(() => expect(card.queryByRole('textbox')).toBeNull());
    await expect(research.onSavePrompt).toHaveBeenCalledOnce();
    await expect(research.onSavePrompt).toHaveBeenCalledWith('Answer in one line.');
    await expect(card.getByRole('button', { name: /Edit/ })).toHaveFocus();
  },
});

export const PromptPending = meta.story({
  args: {
    query: { tab: 'configuration' },
    research: researchControl({ onSavePrompt: fn(() => new Promise<never>(() => {})) }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Prompt' }));
    await expect(canvas.getByRole('button', { name: 'Save Prompt' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('textbox', { name: 'System Prompt' })).toHaveAttribute('readonly');
  },
});

export const PromptFailed = meta.story({
  args: {
    query: { tab: 'configuration' },
    research: researchControl({ onSavePrompt: refuse({ kind: 'refused', message: 'The database is away' }) }),
  },
  parameters: { covers: ['research.prompt-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit/ }));
    const box = canvas.getByRole('textbox', { name: 'System Prompt' });
    await userEvent.type(box, ' Be brief.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Prompt' }));
    await expect(await canvas.findByText('Failed to update system prompt')).toBeVisible();
    await expect(canvas.queryByText(/database/)).toBeNull();
    await expect(box).toHaveValue(`${args.status.status === 'ready' ? args.status.data.systemPrompt : ''} Be brief.`);
  },
});

export const Configuration = meta.story({
  args: { query: { tab: 'configuration' } },
  parameters: { covers: ['research.configuration'] },
  play: async ({ canvas, userEvent }) => {
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

export const ConfigurationCancelled = meta.story({
  args: { query: { tab: 'configuration' } },
  parameters: { covers: ['research.configuration'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'News' }));
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('switch', { name: 'News' })).toBeChecked();
    await expect(canvas.getByText('No changes')).toBeVisible();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
});
