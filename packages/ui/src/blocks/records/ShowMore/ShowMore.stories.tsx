import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ShowMore } from './ShowMore.tsx';

const meta = {
  component: ShowMore,
  tags: ['autodocs'],
  args: { shown: 60, total: 10_000, one: 'agent', onMore: fn() },
} satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('60 of 10,000 agents are shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const All: Story = {
  args: { total: 60 },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
