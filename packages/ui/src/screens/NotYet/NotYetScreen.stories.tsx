import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '@switchboard/api-mocks/builders/longText';
import { expect } from 'storybook/test';
import { withShell } from '../../shell/Shell/withShell.tsx';
import { NotYetScreen } from './NotYetScreen.tsx';

const meta = {
  component: NotYetScreen,
  args: {
    title: 'Research Agent',
    instead: [
      { label: 'Runs and performance', href: '/agent/research-agent' },
      { label: 'Back to Dashboard', href: '/dashboard' },
    ],
  },
  decorators: [withShell()],
} satisfies Meta<typeof NotYetScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page is not built yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Runs and performance' })).toHaveAttribute('href', '/agent/research-agent');
  },
};

export const NothingInstead: Story = { args: { instead: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const LongText: Story = { args: { title: longText(160) } };
