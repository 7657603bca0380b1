import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Brand } from './Brand.tsx';

const meta = { component: Brand, tags: ['autodocs'], decorators: [paddedStory] } satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Linked: Story = {
  args: { href: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Switchboard' })).toHaveAttribute('href', '/dashboard');
  },
};
