import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '@switchboard/api-mocks/builders/longText';
import { odd } from '@switchboard/api-mocks/builders/odd';
import { expect } from 'storybook/test';
import { withShell } from '../../../test/withShell.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  component: NotFoundScreen,
  args: { path: '/agents/telegram', dashboardHref: '/dashboard' },
  decorators: [withShell()],
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['shell.not-found'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
    await expect(canvas.getByText(/\/agents\/telegram/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const LongText: Story = { globals: { viewport: { value: 'narrow' } }, args: { path: `/${longWord(2_000)}` } };

/** Markup in the address is shown as text. */
export const UnknownStatus: Story = {
  args: { path: `/${odd.markup}${odd.rightToLeft}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/onerror/)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
