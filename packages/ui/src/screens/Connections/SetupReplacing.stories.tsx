import { expect, fn } from 'storybook/test';
import { rejected, unchecked } from '../../../test/connections/kept.ts';
import { dialogIn, of, setupStory, type Save } from '../../../test/connections/setupStory.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Connection setup', ...setupStory });

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
