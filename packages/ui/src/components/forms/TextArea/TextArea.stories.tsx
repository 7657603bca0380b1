import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { TextArea } from './TextArea.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: TextArea,
  tags: ['autodocs', 'manifest'],
  args: { onValueChange: fn() },
  decorators: [
    (Story) => (
      <Field label="System prompt">
        <Story />
      </Field>
    ),
    paddedStory,
  ],
});

export const Playground = meta.story({ args: { rows: 4, placeholder: 'What the agent should do' } });

export const Types = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'System prompt' }), 'a{Enter}b');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a\nb');
  },
});
export const Mono = meta.story({ args: { mono: true, rows: 8, defaultValue: '{\n  "maxLeadsPerDay": 50\n}' } });
export const Invalid = meta.story({ args: { 'aria-invalid': true, mono: true, defaultValue: '{' } });
