import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chips } from '../Chip/Chip.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Facts } from './Facts.tsx';

const meta = {
  component: Facts,
  tags: ['autodocs'],
  args: {
    items: [
      { label: 'Model', value: <code>gpt-4o</code> },
      { label: 'Created', value: '4 March 2026' },
      { label: 'Capabilities', value: <Chips items={['Lead search', 'Enrichment']} /> },
      { label: 'Nothing', value: '' },
      { label: 'Long', value: 'x'.repeat(200) },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>, paddedStory],
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
};
export const End: Story = { args: { align: 'end' } };
