import { expect, fn } from 'storybook/test';
import { rejected, unchecked } from '../../../test/connections/setupRefusals.ts';
import { dialogIn, of, replacingStory, type Save } from '../../../test/connections/setupStory.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Connection setup', ...replacingStory });

/** The message is at the field, and the stored key goes on working. */
export const ReplaceRejected = meta.story({
  args: { ...of('apollo', ['apiKey']), onSave: fn<Save>(async () => rejected) },
  parameters: { covers: ['setup.replace-rejected'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(dialogIn(canvas).getByLabelText(/^API Key/), 'new-key{Enter}');
    await expect(await dialogIn(canvas).findByText(rejected.message)).toBeVisible();
  },
});

/** Nothing was replaced, unless the member says so. */
export const ReplaceUnchecked = meta.story({
  args: { ...of('apollo', ['apiKey']), onSave: fn<Save>(async () => unchecked) },
  parameters: { covers: ['setup.replace-unchecked'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(dialogIn(canvas).getByLabelText(/^API Key/), 'new-key{Enter}');
    await expect(await dialogIn(canvas).findByRole('button', { name: 'Keep the old' })).toBeVisible();
  },
});

/** Another member was quicker: what is stored now is not mixed with what was typed. */
export const ChangedMeanwhile = meta.story({
  tags: ['behaviour'],
  args: {
    ...of('apollo', ['apiKey']),
    onSave: fn<Save>(async () => ({
      kind: 'conflict',
      message: 'Apollo was changed in the meantime. Nothing was replaced',
      fields: {},
    })),
  },
  parameters: { asserts: ['setup.replace-rejected'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.type(dialog.getByLabelText(/^API Key/), 'new-key{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Apollo was changed in the meantime');
    await expect(dialog.queryByRole('button', { name: 'Use anyway' })).toBeNull();
    await expect(dialog.getByLabelText(/^API Key/)).toHaveValue('new-key');
  },
});
