import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { SettingRow } from './SettingRow.tsx';

const meta = {
  component: SettingRow,
  tags: ['autodocs'],
  args: {
    label: 'Retry Attempts',
    hint: '0 to 5',
    width: 'narrow',
    children: <NumberInput value={3} onValueChange={fn()} />,
  },
  decorators: [paddedStory],
} satisfies Meta<typeof SettingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Retry Attempts', description: '0 to 5' })).toHaveValue('3');
  },
};
export const WithError: Story = { args: { error: 'Enter a number from 0 to 5' } };
export const InAColumn: Story = { args: { layout: 'column' } };
