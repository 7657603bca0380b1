import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  tags: ['autodocs'],
  args: { onValueChange: fn() },
  decorators: [(Story) => <Field label="System prompt">{Story()}</Field>, paddedStory],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Types: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'System prompt' }), 'a{Enter}b');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a\nb');
  },
};
export const Mono: Story = { args: { mono: true, rows: 8, defaultValue: '{\n  "maxLeadsPerDay": 50\n}' } };
export const Invalid: Story = { args: { 'aria-invalid': true, mono: true, defaultValue: '{' } };
