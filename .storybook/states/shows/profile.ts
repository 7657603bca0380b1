import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';
import { named } from '../onPage.ts';

const part = (page: Page, name: string) => within(page.getByRole('region', { name }));

export const profileShows: Shows = {
  'profile.password': (page) => [
    part(page, 'Password').getByLabelText(/^Old password/, { selector: 'input' }),
    part(page, 'Password').getByLabelText(/^New password/, { selector: 'input' }),
    part(page, 'Password').getByRole('button', { name: 'Change password' }),
  ],
  'profile.sessions': (page) => [
    part(page, 'Signed in on').getByText('This one'),
    part(page, 'Signed in on').getByRole('button', { name: /^Sign out on / }),
  ],
  'profile.passkeys': (page) => [
    part(page, 'Passkeys').getByRole('button', { name: 'Add passkey' }),
    part(page, 'Passkeys').getByText('Laptop'),
  ],
  'profile.prove': (page) => {
    const dialog = within(page.getByRole('dialog', { name: 'Confirm that it is you' }));
    return [dialog.getByLabelText(/^Password/, { selector: 'input' }), dialog.getByRole('button', { name: 'Confirm' })];
  },
  'profile.passkeys-remain': (page) => {
    const dialog = within(page.getByRole('dialog', { name: 'Your passkeys still sign in' }));
    return [
      dialog.getByRole('button', { name: 'Remove Laptop' }),
      dialog.getByRole('button', { name: 'Remove all' }),
      dialog.getByRole('button', { name: 'Keep them' }),
    ];
  },
};

export const settingsShows: Shows = {
  'settings.changed-by-another': (page) => [
    ...page.getAllByRole('button', { name: /^Take theirs/ }),
    ...page.getAllByRole('button', { name: /^Keep yours/ }),
  ],
};

export const auditShows: Shows = {
  'audit.list': (page) => [
    ...named(page, 'table', 'What was done'),
    page.getByRole('button', { name: 'Export CSV' }),
    page.getByText(/no one can change or delete an entry/),
  ],
  'audit.empty': (page) => [page.getByText('Nothing found'), page.getByRole('button', { name: 'Show all' })],
};

export const notificationsShows: Shows = {
  'notifications.set': (page) => [
    ...named(page, 'table', 'Notifications by channel'),
    page.getByRole('button', { name: 'Save' }),
    page.getByRole('button', { name: 'Add channel' }),
  ],
  'notifications.test': (page) => [page.getByText(/^The test (reached|did not arrive)|^Slack has no channel/)],
  'notifications.empty': (page) => [page.getByText('No channels yet')],
  'notifications.changed-by-another': (page) => [
    page.getByRole('button', { name: 'Keep yours' }),
    page.getByRole('button', { name: 'Take theirs' }),
  ],
};
