import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';
import { badge, enabled, named } from '../onPage.ts';

const tile = (page: Page, name: string) => within(page.getByRole('group', { name }));

export const contactsShows: Shows = {
  'contacts.active': (page) => [badge(page, 'Active'), ...enabled(page, 'Sync Now', 'Stop')],
  'contacts.idle': (page) => [badge(page, 'Idle'), ...enabled(page, 'Sync Now', 'Start')],
  'contacts.overview': (page) => [
    tile(page, 'Total Contacts').getByText('3,241'),
    tile(page, 'Synced').getByText('3,018'),
    page.getByRole('meter', { name: 'Synced' }),
    ...named(page, 'group', 'Last Sync'),
    page.getByRole('region', { name: /^Recent Activity/ }),
  ],
  'contacts.table': (page) => [
    ...['Name', 'Email', 'Phone', 'Company', 'Last Sync'].map((name) => page.getByRole('columnheader', { name })),
    ...page.getAllByRole('cell', { name: /none$/ }),
  ],
  'contacts.settings': (page) => {
    const account = within(page.getByRole('region', { name: /^Google Account/ }));
    return [
      ...named(page, 'switch', 'Agent status', 'Auto Sync'),
      ...['demo@switchboard.test', 'every hour', 'Last success'].map((words) => account.getByText(words)),
      ...named(page, 'button', 'Sync Google Contacts Now'),
    ];
  },
  'contacts.sync-preview': (page) => [
    ...named(page, 'dialog', 'Review the sync'),
    ...['Removed', 'Changed', 'Added'].flatMap((word) => page.getAllByText(word)),
    ...named(page, 'button', 'Apply', 'Cancel'),
  ],
  'contacts.duplicates': (page) => [
    ...named(page, 'dialog', 'Are these two the same?'),
    ...named(page, 'group', 'Name', 'Email', 'Phone', 'Company'),
    ...named(page, 'button', 'Merge', 'Keep both'),
  ],
  'contacts.empty': (page) => page.getByRole('heading', { name: 'No contacts yet' }),
};
