import { Link } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { TextInput } from './TextInput.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: TextInput,
  tags: ['autodocs', 'manifest'],
  args: { 'aria-label': 'Name', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
    paddedStory,
  ],
});

export const Playground = meta.story({ args: { defaultValue: 'demo', placeholder: 'Enter your name' } });

export const AllVariants = meta.story({
  render: (args) => (
    <Stack>
      <TextInput {...args} aria-label="Plain" defaultValue="demo" />
      <TextInput {...args} aria-label="Large" size="lg" placeholder="40 px" />
      <TextInput {...args} aria-label="Icon" icon={Link} placeholder="https://" />
      <TextInput {...args} aria-label="Suffix" defaultValue="300" suffix="s" />
      <TextInput {...args} aria-label="Mono" mono defaultValue="sk-live-1234" />
      <TextInput {...args} aria-label="Invalid" aria-invalid defaultValue="8" />
      <TextInput {...args} aria-label="Disabled" disabled defaultValue="gpt-4o" />
      <TextInput {...args} aria-label="Long" defaultValue={'long '.repeat(40)} />
    </Stack>
  ),
});

export const Types = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'abc');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('abc');
  },
});

export const InvalidAndFocused = meta.story({
  args: { 'aria-invalid': true, defaultValue: '8' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('textbox').parentElement;
    await expect(box && getComputedStyle(box).outlineOffset).toBe('2px');
  },
});
