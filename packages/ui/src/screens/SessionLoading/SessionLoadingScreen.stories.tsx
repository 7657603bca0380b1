import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SessionLoadingScreen } from './SessionLoadingScreen.tsx';

const meta = { component: SessionLoadingScreen } satisfies Meta<typeof SessionLoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { covers: ['session.loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
