import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Chip, Chips } from './Chip.tsx';

const meta = {
  component: Chip,
  tags: ['autodocs'],
  args: { children: 'Lead search' },
  decorators: [paddedStory],
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Chips label="Capabilities" items={['Lead search', 'Enrichment', 'Enrichment', 'x'.repeat(120)]} />
      <div>
        <Chip onRemove={fn()}>Logistics</Chip>
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lead search' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
