import { missingRightText } from '@switchboard/api-contract/roles';
import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';

const rowOf = (page: Page, name: RegExp) => within(page.getByRole('row', { name }));

export const membersShows: Shows = {
  'members.list': (page) => [
    page.getByRole('heading', { level: 2, name: 'Members' }),
    rowOf(page, /Mira Okafor/).getByRole('combobox'),
    rowOf(page, /Mira Okafor/).getByRole('button', { name: 'Actions for Mira Okafor' }),
    rowOf(page, /teo\.lang/).getByText(/^Waits, \d+ hours left$/),
    rowOf(page, /teo\.lang/).getByRole('button', { name: /^Withdraw/ }),
    ...['Admin', 'Member', 'Viewer'].map((name) => page.getByRole('heading', { level: 3, name })),
  ],
  'members.invite': (page) => {
    const dialog = page.getByRole('dialog', { name: /^Invite to / });
    return [
      within(dialog).getByRole('textbox', { name: 'Email' }),
      ...['Admin', 'Member', 'Viewer'].map((name) => within(dialog).getByRole('radio', { name })),
      within(dialog).getByRole('button', { name: 'Create link' }),
    ];
  },
  'members.invited': (page) => {
    const dialog = within(page.getByRole('dialog', { name: /^The invitation is (sent|ready)$/ }));
    return [
      dialog.getByText(/\/invitation\//),
      dialog.getByRole('button', { name: 'Copy link' }),
      dialog.getByText(/^Shown only now/),
    ];
  },
  'members.expired': (page) => [
    rowOf(page, /k\.hahn/).getByText('Expired'),
    rowOf(page, /k\.hahn/).getByRole('button', { name: /^Invite again/ }),
  ],
  'members.last-admin': (page) => rowOf(page, /Ada Brandt you/).getByText('Last admin, cannot be changed'),
  'members.joined': (page) => [
    rowOf(page, /Ada Brandt you/).getByText('Emergency'),
    rowOf(page, /Mira Okafor/).getByText('Signs in with Acme SSO'),
    rowOf(page, /Mira Okafor/).getByText('Set by Acme SSO'),
    page.getByText(/^Acme SSO sets these roles at each sign-in/),
    page.getByRole('menuitem', { name: 'Unjoin Acme SSO' }),
  ],
  'members.accept-signed-in': (page) => [
    page.getByRole('heading', { level: 1, name: /^You are signed in as / }),
    page.getByText(/^This link (?:invites|sets a new password for) /),
    page.getByRole('button', { name: 'Sign out and continue' }),
    page.getByRole('link', { name: /^Stay signed in as / }),
  ],
  'members.accept': (page) => [
    page.getByRole('heading', { level: 1, name: /^(Join |Set a new password|This invitation (?:has|was))/ }),
  ],
};

export const roleShows: Shows = {
  'role.viewer': (page) =>
    page.getAllByRole('button', { description: new RegExp(missingRightText('work').slice(0, 40)) }),
};
