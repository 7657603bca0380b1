import type { Page, Shows } from '../locator.ts';
import { badge } from '../onPage.ts';

const tile = (page: Page, name: string) => page.getByRole('group', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name });

export const contactsShows: Shows<'contacts'> = {
  'contacts.active': (page) => [badge(page, 'Active'), button(page, 'Sync Now'), button(page, 'Stop')],
  'contacts.idle': (page) => [badge(page, 'Idle'), button(page, 'Sync Now'), button(page, 'Start')],
  'contacts.overview': (page) => [
    tile(page, 'Total Contacts'),
    page.getByText('3,241'),
    tile(page, 'Synced'),
    page.getByText('3,018'),
    page.getByRole('meter', { name: 'Synced' }),
    tile(page, 'Last Sync'),
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
    button(page, 'Sync Google Contacts Now'),
  ],
  'contacts.empty': (page) => page.getByRole('heading', { name: 'No contacts yet' }),
};
