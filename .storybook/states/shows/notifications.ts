import type { Shows } from '../locator.ts';
import { named } from '../onPage.ts';

export const notificationsShows: Shows<'notifications'> = {
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
