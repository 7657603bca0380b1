import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoValue } from './NoValue.tsx';

const meta = { component: NoValue, tags: ['autodocs'] } satisfies Meta<typeof NoValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('none')).toBeInTheDocument();
  },
};
