import { researchStatus } from '@switchboard/api-mocks/builders/research';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { ready } from '../../format/viewState.ts';
import { ResearchScreen, type ResearchScreenProps } from './ResearchScreen.tsx';
import { researchControl } from '../../../test/agentPage/researchArgs.ts';
import { args, research } from '../../../test/agentPage/researchStory.ts';
import { useStoredDraft } from '../../../test/forms/useStoredDraft.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Research/Prompt',

  ...agentPageMeta(ResearchScreen, { ...args, query: { tab: 'configuration' } }),
});

const promptDraft = {
  draft: { since: FIXED_NOW.toISOString(), edits: { prompt: { value: 'Answer in two lines.', base: '' } } },
  onDraftChange: fn(),
};

function Kept(props: ResearchScreenProps) {
  return (
    <ResearchScreen {...props} research={{ ...props.research, promptDraft: useStoredDraft<string>(promptDraft) }} />
  );
}

export const View = meta.story({
  parameters: { covers: ['research.prompt-view'] },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: /System Prompt/ }));
    await expect(card.queryByRole('textbox')).toBeNull();
  },
});

export const Edit = meta.story({
  parameters: { covers: ['research.prompt-edit'] },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: /System Prompt/ }));
    await userEvent.click(card.getByRole('button', { name: /Edit/ }));
    const box = card.getByRole('textbox', { name: 'System Prompt' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue(args.status.status === 'ready' ? args.status.data.systemPrompt : '');
  },
});

export const Blank = meta.story({
  parameters: { covers: ['research.prompt-save'] },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: /System Prompt/ }));
    await userEvent.click(card.getByRole('button', { name: /Edit/ }));
    await userEvent.clear(card.getByRole('textbox', { name: 'System Prompt' }));
    await expect(card.getByText('0 characters')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Save Prompt' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Cancel closes the editor and returns the focus. */
export const BlankPromptNotSaved = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['research.prompt-save', 'research.prompt-edit'] },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: /System Prompt/ }));
    await userEvent.click(card.getByRole('button', { name: /Edit/ }));
    const box = card.getByRole('textbox', { name: 'System Prompt' });
    await userEvent.clear(box);
    await userEvent.type(box, '   ');
    await userEvent.click(card.getByRole('button', { name: 'Save Prompt' }));
    await expect(research.onSavePrompt).not.toHaveBeenCalled();
    await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
    await expect(card.getByText(/You are a careful research assistant/)).toBeVisible();
    await expect(card.getByRole('button', { name: /Edit/ })).toHaveFocus();
  },
});

/** Text typed before a reload is back in the editor, with a note that says so. */
export const Restored = meta.story({
  render: (props) => <Kept {...props} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'System Prompt' })).toHaveValue('Answer in two lines.');
    await expect(canvas.getByText('Your unsaved text is back')).toBeVisible();
  },
});

export const PromptDraftFollows = Restored.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: /System Prompt/ }));
    const box = card.getByRole('textbox', { name: 'System Prompt' });
    await userEvent.type(box, ' Or three.');
    await expect(promptDraft.onDraftChange).toHaveBeenLastCalledWith({
      ...promptDraft.draft,
      edits: { prompt: { value: 'Answer in two lines. Or three.', base: '' } },
    });
    await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
    await expect(promptDraft.onDraftChange).toHaveBeenLastCalledWith(undefined);
    await expect(card.queryByRole('textbox')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { status: ready(researchStatus({ systemPrompt: '  ' })) },
  parameters: { covers: ['research.prompt-empty'] },
});

export const PromptSaved = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['research.prompt-save'] },
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

export const Saving = meta.story({
  args: {
    research: researchControl({ onSavePrompt: fn(() => new Promise<never>(() => {})) }),
  },
  parameters: { covers: ['research.prompt-save'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Prompt' }));
    await expect(canvas.getByRole('button', { name: 'Save Prompt' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('textbox', { name: 'System Prompt' })).toHaveAttribute('readonly');
  },
});

export const Failed = meta.story({
  args: {
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
