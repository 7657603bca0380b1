import { user } from '@switchboard/api-mocks/builders/auth';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import { odd } from '@switchboard/api-mocks/builders/odd';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageHeader } from '../../components/layout/PageHeader/PageHeader.tsx';
import { Shell } from './Shell.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shell',
  component: Shell,
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
    children: (
      <Page>
        <PageHeader title="Dashboard" sub="What a member sees first." />
      </Page>
    ),
  },
});

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const narrow = { viewport: { value: 'narrow' } };

export const Desktop = meta.story({
  parameters: { covers: ['shell.desktop'] },
  play: async ({ canvas, args }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    const links = nav.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Dashboard',
      'AI Agents7',
      'API Connections',
      'Profile',
    ]);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/agents',
      '/api-status',
      '/profile',
    ]);
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null]);
    await expect(canvas.getByText('Demo User')).toBeVisible();
    await expect(canvas.getByText('tenant_admin')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const SkipLink = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(100);
    const address = window.location.href;
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.href).toBe(address);
  },
});

export const MobileClosed = meta.story({
  globals: narrow,
  parameters: { covers: ['shell.mobile-closed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const MobileOpen = meta.story({
  globals: narrow,
  parameters: { covers: ['shell.mobile-open'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    // Modal: the browser keeps the focus inside and the page behind out of reach.
    await expect(menu.matches(':modal')).toBe(true);
    await expect(within(menu).getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await expect(within(menu).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(menu).getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const MobileMenuCloses = meta.story({
  globals: narrow,
  parameters: { covers: ['shell.mobile-open'] },
  play: async ({ canvas, step }) => {
    const open = canvas.getByRole('button', { name: 'Open menu' });
    await step('by Escape, and the focus returns', async () => {
      await userEvent.click(open);
      await userEvent.keyboard('{Escape}');
      await isGone();
      await expect(open).toHaveFocus();
    });
    await step('by its button', async () => {
      await userEvent.click(open);
      await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
      await isGone();
      await expect(open).toHaveFocus();
    });
    await step('by a tap outside, not by one inside', async () => {
      await userEvent.click(open);
      await userEvent.click(within(screen.getByRole('dialog')).getByText('tenant_admin'));
      await expect(screen.getByRole('dialog')).toBeVisible();
      await userEvent.click(screen.getByRole('dialog'));
      await isGone();
    });
    await step('by following a link', async () => {
      await userEvent.click(open);
      // Keeps the story on its own address.
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Profile' }));
      await isGone();
    });
  },
});

export const Offline = meta.story({
  args: { offline: true },
  parameters: { covers: ['shell.offline'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are offline/)).toBeVisible();
  },
});

/** The banner disappears when the network is back. */
export const Online = meta.story({
  args: { offline: false, current: 'agents' },
  parameters: { covers: ['shell.offline'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/You are offline/)).toBeNull();
  },
});

/** Before the count is known, and on a page outside the four. */
export const WithoutCount = meta.story({ args: { agentCount: undefined, current: undefined } });

export const LongText = meta.story({
  args: {
    user: user({ name: longText(200), role: longWord(80) }),
    agentCount: 10_000,
    children: <PageHeader title={longText(160)} sub={longWord(300)} />,
  },
});

export const OddText = meta.story({
  globals: narrow,
  args: { user: user({ name: odd.rightToLeft, role: odd.zalgo }) },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Open menu' })),
});

/** A member with nothing but a username. */
export const BareUser = meta.story({
  args: { user: { id: undefined, username: 'demo', name: undefined, email: undefined, role: undefined } },
});
