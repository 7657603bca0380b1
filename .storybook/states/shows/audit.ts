import type { Shows } from '../locator.ts';
import { named } from '../onPage.ts';

export const auditShows: Shows<'audit'> = {
  'audit.list': (page) => [
    ...named(page, 'table', 'What was done'),
    page.getByRole('button', { name: 'Export CSV' }),
    page.getByText(/no one can change or delete an entry/),
  ],
  'audit.empty': (page) => [page.getByText('Nothing found'), page.getByRole('button', { name: 'Show all' })],
};
