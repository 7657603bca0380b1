import type { Shows } from '../locator.ts';
import { badge, named } from '../onPage.ts';

export const contactsShows: Shows = {
  'contacts.active': (page) => [badge(page, 'Active'), ...named(page, 'button', 'Sync Now', 'Stop')],
  'contacts.idle': (page) => [badge(page, 'Idle'), ...named(page, 'button', 'Sync Now', 'Start')],
  'contacts.overview': (page) => [
    ...named(page, 'group', 'Total Contacts'),
    page.getByText('3,241'),
    ...named(page, 'group', 'Synced'),
    page.getByText('3,018'),
    page.getByRole('meter', { name: 'Synced' }),
    ...named(page, 'group', 'Last Sync'),
    page.getByRole('region', { name: /^Recent Activity/ }),
  ],
  'contacts.table': (page) => [
    ...['Name', 'Email', 'Phone', 'Company', 'Last Sync'].map((name) => page.getByRole('columnheader', { name })),
    ...page.getAllByRole('cell', { name: /none$/ }),
  ],
  'contacts.settings': (page) => [
    page.getByRole('switch', { name: 'Agent status' }),
    page.getByRole('switch', { name: 'Auto Sync' }),
    page.getByText('demo@switchboard.test', { selector: 'main *' }),
    page.getByText('every hour'),
    page.getByText('Last success'),
    ...named(page, 'button', 'Sync Google Contacts Now'),
  ],
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
