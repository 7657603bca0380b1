import type { Shows } from '../locator.ts';
import { named } from '../onPage.ts';

export const auditShows: Shows<'audit'> = {
  'audit.list': (page) => [
    ...named(page, 'table', 'What was done'),
    page.getByRole('button', { name: 'Export CSV' }),
    page.getByText(/nobody can change or delete a line/),
  ],
  'audit.empty': (page) => [page.getByText('Nothing was done'), page.getByRole('button', { name: 'Show all' })],
};
