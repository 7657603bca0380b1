import { expect, waitFor } from 'storybook/test';
import {
  configurationStory,
  agentWith,
  retries,
  retype,
  save,
  sentOnce,
  settings,
  spies,
  state,
  timeout,
  waiting,
} from '../../../../test/agentDetail/configurationStory.ts';
import { answer } from '../../../../test/agentDetail/LiveAgentDetail.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Agent detail/Configuration', ...configurationStory, tags: ['behaviour'] });

export const PollKeepsTextAndCursor = meta.story({
  parameters: { asserts: ['agent-detail.poll-keeps-edits'] },
  play: async ({ canvas, userEvent }) => {
    await retype({ userEvent }, settings(canvas), '{"minimumScore": 8');
    settings(canvas).setSelectionRange(5, 5);
    answer(agentWith({ retryAttempts: 1, timeout: 900, enabled: false }, 2));
    await waitFor(() => expect(timeout(canvas)).toHaveValue('900'));
    await expect(retries(canvas)).toHaveValue('1');
    await expect(canvas.getByRole('switch', { name: 'enabled' })).not.toBeChecked();
    await expect(settings(canvas)).toHaveValue('{"minimumScore": 8');
    await expect(settings(canvas)).toHaveFocus();
    await expect(settings(canvas).selectionStart).toBe(5);
  },
});

export const TakeTheirs = meta.story({
  parameters: { asserts: ['agent-detail.changed-by-another'] },
  play: async ({ canvas, userEvent, args }) => {
    await retype({ userEvent }, timeout(canvas), '60');
    answer(agentWith({ timeout: 900 }, 2));
    await expect(await canvas.findByText('Another member set this to 900.')).toBeVisible();
    await expect(timeout(canvas)).toHaveValue('60');
    // Leaving the field does not overwrite what the other member set, and neither does Save.
    await userEvent.tab();
    await userEvent.click(save(canvas));
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
    await expect(state(canvas)).toHaveTextContent('Another member changed 1 field that you edited');
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs: Timeout (seconds)' }));
    await expect(timeout(canvas)).toHaveValue('900');
    await expect(canvas.queryByText(/Another member/)).toBeNull();
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
  },
});

export const KeepYours = meta.story({
  parameters: { asserts: ['agent-detail.changed-by-another'] },
  play: async ({ canvas, userEvent, args }) => {
    await retype({ userEvent }, settings(canvas), '{"minimumScore": 80}');
    answer(agentWith({ customSettings: { minimumScore: 10 } }, 2));
    await expect(await canvas.findByLabelText('Their Custom Settings')).toHaveTextContent('{ "minimumScore": 10 }');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep yours: Custom Settings' }));
    await sentOnce(args.configuration.onSend, { customSettings: { minimumScore: 80 } });
    await expect(canvas.queryByLabelText('Their Custom Settings')).toBeNull();
    await expect(settings(canvas)).toHaveValue('{"minimumScore": 80}');
  },
});

export const DraftIsNotSent = meta.story({
  args: { configuration: { ...spies(), draft: waiting } },
  parameters: { asserts: ['agent-detail.draft-restored'] },
  play: async ({ args }) => {
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
  },
});

export const DraftDiscarded = meta.story({
  parameters: { asserts: ['agent-detail.draft-restored'] },
  args: { configuration: { ...spies(), draft: waiting } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.configuration.onDraftChange).toHaveBeenLastCalledWith(undefined);
    await expect(retries(canvas)).toHaveValue('3');
    await expect(canvas.queryByText(/Your unsaved changes are back/)).toBeNull();
    // Edits made in this visit are not announced as restored.
    await retype({ userEvent }, timeout(canvas), '9');
    await userEvent.tab();
    await expect(canvas.queryByText(/Your unsaved changes are back/)).toBeNull();
  },
});

export const Reset = meta.story({
  parameters: { asserts: ['agent-detail.configuration'] },
  play: async ({ canvas, userEvent, args }) => {
    await retype({ userEvent }, timeout(canvas), '60');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
    await expect(args.configuration.onReset).toHaveBeenCalledOnce();
    await expect(args.configuration.onDraftChange).toHaveBeenLastCalledWith(undefined);
    await expect(timeout(canvas)).toHaveValue('300');
  },
});

/** Storage may hold anything. */
export const DraftCorrupt = meta.story({
  parameters: { asserts: ['agent-detail.draft-restored'] },
  args: { configuration: { ...spies(), draft: { since: '2026-11-20T08:12:00.000Z', edits: { timeout: 7 } } as never } },
  play: async ({ canvas }) => {
    await expect(timeout(canvas)).toHaveValue('300');
    await expect(state(canvas)).toHaveTextContent('No changes');
  },
});

/** A reload between sending and the answer: the draft is still stored, but the server already has it. */
export const DraftAlreadySaved = meta.story({
  parameters: { asserts: ['agent-detail.draft-restored'] },
  args: {
    configuration: {
      ...spies(),
      draft: {
        since: '2026-11-20T08:12:00.000Z',
        edits: { timeout: { value: '300', base: '60', version: 0, sent: '300' } },
      },
    },
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.configuration.onDraftChange).toHaveBeenCalledWith(undefined));
    await expect(state(canvas)).toHaveTextContent('No changes');
    await expect(canvas.queryByText(/unsaved changes/)).toBeNull();
  },
});
