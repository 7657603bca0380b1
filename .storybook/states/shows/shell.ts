import { within } from 'storybook/test';
import type { Shows } from '../locator.ts';

export const shellShows: Shows = {
  'shell.desktop': (page) => {
    const panel = within(page.getByRole('complementary', { name: 'Side panel' }));
    const link = (name: string | RegExp) => panel.getByRole('link', { name });
    return [
      panel.getByRole('link', { name: 'Dashboard', current: 'page' }),
      within(link(/^AI Agents/)).getByText('7'),
      link('API Connections'),
      link('Profile'),
      panel.getByText('Demo User'),
      panel.getByText('tenant_admin'),
      panel.getByRole('button', { name: 'Sign Out' }),
    ];
  },
  'shell.mobile-closed': (page) => page.getByRole('button', { name: 'Open menu', expanded: false }),
  'shell.mobile-open': (page) => {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    return [menu, within(menu).getByRole('link', { name: 'Dashboard', current: 'page' })];
  },
  'shell.not-found': (page) => [
    page.getByRole('heading', { level: 1, name: '404 Page Not Found' }),
    page.getByRole('link', { name: 'Back to Dashboard' }),
  ],
  'shell.profile': (page) => {
    const main = within(page.getByRole('main'));
    return [
      ...['Demo User', 'tenant_admin', 'Northlight GmbH'].flatMap((text) => main.getAllByText(text).slice(0, 1)),
      ...['Light', 'Dark', 'System'].map((name) => main.getByRole('radio', { name })),
      main.getByRole('button', { name: 'Sign Out' }),
    ];
  },
  'shell.page-error': (page) => [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('heading', { level: 1, name: /^This page (stopped working|did not load)$/ }),
    page.getByRole('button', { name: /^(Try again|Reload)$/ }),
  ],
  'shell.part-loading': (page) => page.getByText(/^Loading the/),
  'shell.part-failed': (page) => [
    page.getByText(/^This part did not load/),
    page.getByRole('button', { name: 'Try again' }),
  ],
  'shell.offline': (page) => page.getByText(/^You are offline/),
  'shell.leave-asks': (page) => {
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    return [dialog, within(dialog).getByRole('button', { name: 'Keep Editing' })];
  },
  'shell.dialog-asks': (page) => {
    const dialog = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
    return [dialog, within(dialog).getByRole('button', { name: 'Keep Editing' })];
  },
};
