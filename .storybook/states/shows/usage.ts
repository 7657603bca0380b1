import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';

const card = (page: Page, name: string) => within(page.getByRole('region', { name }));

export const usageShows: Shows = {
  'usage.overview': (page) => [
    page.getByRole('heading', { name: /^\w+ \d{4}$/ }),
    ...['Budget', 'By day', 'By agent', 'By service', 'Most expensive runs'].map((name) =>
      page.getByRole('heading', { name }),
    ),
    ...card(page, 'Most expensive runs').getAllByRole('link'),
    page.getByRole('button', { name: 'Export' }),
  ],
  'usage.unknown-price': (page) => [
    card(page, 'By service').getByText('unknown'),
    page.getByRole('button', { name: 'Set a price' }),
  ],
};

export const budgetShows: Shows = {
  'budget.edit': (page) => [
    page.getByRole('dialog', { name: 'Budgets' }),
    page.getByRole('textbox', { name: 'Each month' }),
    page.getByRole('button', { name: 'Save' }),
  ],
  'budget.near': (page) => [card(page, 'Budget').getByText('Near'), card(page, 'Budget').getByRole('meter')],
  'budget.reached': (page) => [card(page, 'Budget').getByText('Reached'), card(page, 'Budget').getByRole('meter')],
};
