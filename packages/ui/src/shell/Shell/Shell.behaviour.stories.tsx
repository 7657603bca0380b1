import { expect, waitFor, within, type screen } from 'storybook/test';
import { shellStory } from '../../../test/shell/shellStory.tsx';
import { Shell } from './Shell.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Screens/Shell', ...shellStory, component: Shell, tags: ['behaviour'] });

const isGone = (canvas: Pick<typeof screen, 'queryByRole'>) =>
  waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

const narrow = { viewport: { value: 'narrow' } };

export const LinksAndSignOut = meta.story({
  parameters: { asserts: ['shell.desktop'] },
  play: async ({ canvas, args, userEvent }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    const links = nav.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Dashboard',
      'AI Agents 7',
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
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const SkipLink = meta.story({
  play: async ({ canvas, userEvent }) => {
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

/** Modal: the browser keeps the focus inside and the page behind out of reach. */
export const MobileMenuIsModal = meta.story({
  globals: narrow,
  parameters: { asserts: ['shell.mobile-open'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(menu.matches(':modal')).toBe(true);
    await expect(within(menu).getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await expect(within(menu).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(menu).getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const MobileMenuCloses = meta.story({
  globals: narrow,
  parameters: { asserts: ['shell.mobile-open', 'shell.mobile-closed'] },
  play: async ({ canvas, step, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open menu' });
    await step('by Escape, and the focus returns', async () => {
      await userEvent.click(open);
      await userEvent.keyboard('{Escape}');
      await isGone(canvas);
      await expect(open).toHaveFocus();
    });
    await step('by its button', async () => {
      await userEvent.click(open);
      await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
      await isGone(canvas);
      await expect(open).toHaveFocus();
    });
    await step('by a tap outside, not by one inside', async () => {
      await userEvent.click(open);
      await userEvent.click(within(canvas.getByRole('dialog')).getByText('tenant_admin'));
      await expect(canvas.getByRole('dialog')).toBeVisible();
      await userEvent.click(canvas.getByRole('dialog'));
      await isGone(canvas);
    });
    await step('by following a link', async () => {
      await userEvent.click(open);
      // Keeps the story on its own address.
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.click(within(canvas.getByRole('dialog')).getByRole('link', { name: 'Profile' }));
      await isGone(canvas);
    });
  },
});

/** The banner disappears when the network is back. */
export const OnlineHasNoBanner = meta.story({
  args: { offline: false, current: 'agents' },
  parameters: { asserts: ['shell.offline'] },
  play: async ({ canvas }) => expect(canvas.queryByText(/You are offline/)).toBeNull(),
});
