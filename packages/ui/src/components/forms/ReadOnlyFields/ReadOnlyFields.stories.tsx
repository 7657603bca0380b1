import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Field } from '../Field/Field.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { ReadOnlyFields } from './ReadOnlyFields.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: ReadOnlyFields,
  tags: ['autodocs', 'manifest'],
  args: {
    when: true,
    children: (
      <Stack>
        <Field label="Name">
          <TextInput value="Mara Lindqvist" onValueChange={fn()} />
        </Field>
        <Switch aria-label="Auto Sync" checked onCheckedChange={fn()} />
      </Stack>
    ),
  },
  decorators: [paddedStory],
});

export const Playground = meta.story();
export const Editable = meta.story({ args: { when: false } });

export const Inert = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Mara Lindqvist');
    await expect(canvas.getByRole('switch', { name: 'Auto Sync' })).toBeDisabled();
  },
});

/** Why they can only be read is said at each. */
export const WithReason = meta.story({
  tags: ['behaviour'],
  args: { reason: 'Viewers can’t change the configuration.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Viewers can’t change the configuration.' });
    await expect(group).toContainElement(canvas.getByRole('textbox', { name: 'Name' }));
  },
});
