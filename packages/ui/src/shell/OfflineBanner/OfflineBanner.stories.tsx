import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = { component: OfflineBanner, args: { offline: true } } satisfies Meta<typeof OfflineBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/^You are offline\./),
};
export const Online: Story = {
  args: { offline: false },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};
export const Narrow: Story = { globals: { viewport: { value: 'small' } } };
