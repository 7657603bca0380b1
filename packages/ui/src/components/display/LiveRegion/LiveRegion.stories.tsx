import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { LiveRegion } from './LiveRegion.tsx';

const meta = {
  component: LiveRegion,
  tags: ['autodocs'],
  args: { message: 'Copied' },
  decorators: [paddedStory],
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Polite: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

export const Urgent: Story = {
  args: { message: 'You are offline', urgent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
  },
};
