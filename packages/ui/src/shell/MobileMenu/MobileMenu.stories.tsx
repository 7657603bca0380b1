import type { Meta, StoryObj } from '@storybook/react-vite';
import { user } from '@switchboard/api-mocks/builders/auth';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  component: MobileMenu,
  args: {
    hrefs: { dashboard: '/dashboard', agents: '/agents', connections: '/api-status', profile: '/profile' },
    current: 'dashboard',
    agentCount: 7,
    user: user(),
    onSignOut: fn(),
    onClose: fn(),
  },
  globals: { viewport: { value: 'narrow' } },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The back gesture asks the dialog to cancel; the app decides. */
export const BackGesture: Story = {
  play: async ({ args }) => {
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await fireEvent(menu, new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(menu).toHaveAttribute('open');
  },
};

export const Small: Story = { globals: { viewport: { value: 'small' } } };
