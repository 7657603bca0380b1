import { user } from '@switchboard/api-mocks/builders/auth';
import { expect, fireEvent, fn } from 'storybook/test';
import { MobileMenu } from './MobileMenu.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Blocks/Shell/MobileMenu',
  component: MobileMenu,
  args: {
    hrefs: {
      dashboard: '/dashboard' as const,
      agents: '/agents' as const,
      connections: '/api-status' as const,
      profile: '/profile' as const,
    },
    current: 'dashboard' as const,
    agentCount: 7,
    user: user(),
    onSignOut: fn(),
    onClose: fn(),
  },
  globals: { viewport: { value: 'narrow' as const } },
});

export const Open = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus(),
});

export const EscapeCloses = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The back gesture asks the dialog to cancel; the app decides. */
export const BackGesture = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    await fireEvent(menu, new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(menu).toHaveAttribute('open');
  },
});

export const Small = meta.story({ tags: ['behaviour'], globals: { viewport: { value: 'small' } } });
