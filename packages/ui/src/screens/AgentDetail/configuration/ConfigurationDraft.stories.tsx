import { expect, userEvent, waitFor } from 'storybook/test';
import { inPage } from '../../../../test/agentDetail/inPage.tsx';
import { answer, LiveAgentDetail } from '../../../../test/agentDetail/LiveAgentDetail.tsx';
import {
  configurationArgs,
  agentWith,
  retries,
  retype,
  save,
  sentOnce,
  settings,
  spies,
  state,
  timeout,
} from '../../../../test/agentDetail/configurationStory.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Agent detail',
  component: LiveAgentDetail,
  args: configurationArgs,
  decorators: [inPage],
});

export const PollKeepsEdits = meta.story({
  parameters: { covers: ['agent-detail.poll-keeps-edits'] },
  play: async ({ canvas }) => {
    await retype(settings(canvas), '{"minimumScore": 8');
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

export const ChangedByAnother = meta.story({
  parameters: { covers: ['agent-detail.changed-by-another'] },
  play: async ({ canvas, args }) => {
    await retype(timeout(canvas), '60');
    answer(agentWith({ timeout: 900 }, 2));
    await expect(await canvas.findByText('Another member set this to 900.')).toBeVisible();
    await expect(timeout(canvas)).toHaveValue('60');
    // Leaving the field does not overwrite what the other member set, and neither does Save.
    await userEvent.tab();
    await userEvent.click(save(canvas));
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
    await expect(state(canvas)).toHaveTextContent('Another member changed 1 field that you edited');
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs: Timeout (seconds)' }));
    await expect(timeout(canvas)).toHaveValue('900');
    await expect(canvas.queryByText(/Another member/)).toBeNull();
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
  },
});

export const KeepMine = meta.story({
  parameters: { covers: ['agent-detail.changed-by-another'] },
  play: async ({ canvas, args }) => {
    await retype(settings(canvas), '{"minimumScore": 80}');
    answer(agentWith({ customSettings: { minimumScore: 10 } }, 2));
    await expect(await canvas.findByLabelText('Their Custom Settings')).toHaveTextContent('{ "minimumScore": 10 }');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine: Custom Settings' }));
    await sentOnce(args.configuration.onSend, { customSettings: { minimumScore: 80 } });
    await expect(canvas.queryByLabelText('Their Custom Settings')).toBeNull();
    await expect(settings(canvas)).toHaveValue('{"minimumScore": 80}');
  },
});

/** Restored from before a reload: one field that can't be sent yet and one that can. */
const waiting = {
  since: '2026-11-20T08:12:00.000Z',
  edits: {
    retryAttempts: { value: '8', base: '3', version: 1 },
    customSettings: { value: '{"minimumScore": 80}', base: '{\n  "minimumScore": 70\n}', version: 1 },
  },
};

export const DraftRestored = meta.story({
  parameters: { covers: ['agent-detail.draft-restored'] },
  args: { configuration: { ...spies(), draft: waiting } },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/Your unsaved changes are back. They have been kept in this browser since/),
    ).toHaveTextContent('kept in this browser since today at 09:12.');
    await expect(retries(canvas)).toHaveValue('8');
    await expect(retries(canvas)).toHaveAccessibleDescription('Enter a number from 0 to 5');
    await expect(settings(canvas)).toHaveValue('{"minimumScore": 80}');
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
  },
});

export const DraftDiscarded = meta.story({
  parameters: { covers: ['agent-detail.draft-restored'] },
  args: { configuration: { ...spies(), draft: waiting } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.configuration.onDraftChange).toHaveBeenLastCalledWith(undefined);
    await expect(retries(canvas)).toHaveValue('3');
    await expect(canvas.queryByText(/Your unsaved changes are back/)).toBeNull();
    // Edits made in this visit are not announced as restored.
    await retype(timeout(canvas), '9');
    await userEvent.tab();
    await expect(canvas.queryByText(/Your unsaved changes are back/)).toBeNull();
  },
});

/** Storage may hold anything. */
export const DraftCorrupt = meta.story({
  args: { configuration: { ...spies(), draft: { since: '2026-11-20T08:12:00.000Z', edits: { timeout: 7 } } as never } },
  play: async ({ canvas }) => {
    await expect(timeout(canvas)).toHaveValue('300');
    await expect(state(canvas)).toHaveTextContent('No changes');
  },
});

/** A reload between sending and the answer: the draft is still stored, but the server already has it. */
export const DraftAlreadySaved = meta.story({
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

export const BothDisagree = meta.story({
  parameters: { covers: ['agent-detail.changed-by-another'] },
  args: {
    configuration: {
      ...spies(),
      draft: {
        since: '2026-11-20T08:40:00.000Z',
        edits: {
          timeout: { value: '60', base: '10', version: 0 },
          customSettings: { value: '{"minimumScore": 80}', base: '{}', version: 0 },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another member set this to 300.')).toBeVisible();
    await expect(canvas.getByText('Another member changed 2 fields that you edited')).toBeVisible();
  },
});
