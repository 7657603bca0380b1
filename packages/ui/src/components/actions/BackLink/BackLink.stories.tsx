import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { BackLink } from './BackLink.tsx';

const meta = {
  component: BackLink,
  tags: ['autodocs'],
  args: { href: '/agents', children: 'Back to Agents' },
  decorators: [paddedStory],
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Agents' }).getBoundingClientRect().height).toBe(32);
  },
};
export const Touch: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBe(44);
  },
};
