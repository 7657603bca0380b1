import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';

const section = (page: Page, name: string) => within(page.getByRole('region', { name }));
const places = (page: Page) => [
  section(page, 'This server').getByRole('button', { name: 'Copy the address of this server' }),
  section(page, 'Sandbox').getByText('http://127.0.0.1:4010'),
];

export const apiShows: Shows = {
  'api.list': (page) => [
    page.getByText(/^\d+ calls that a key can make/),
    ...places(page),
    ...within(page.getByRole('navigation', { name: 'Subjects' })).getAllByRole('button', { name: /^\D+ \d+$/ }),
  ],
  'api.call': (page) => [
    page.getByRole('button', { expanded: true }),
    page.getByRole('button', { name: 'Copy the line for curl' }),
    page.getByRole('heading', { level: 4, name: /^(Answer|Shape of the answer)$/ }),
  ],
  'api.no-match': (page) => page.getByText(/^Nothing matches/),
  'api.loading': (page) => [page.getByText('Loading calls'), ...places(page)],
  'api.error': (page) => [page.getByRole('button', { name: 'Try again' }), ...places(page)],
};
