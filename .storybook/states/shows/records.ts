import type { Shows } from '../locator.ts';

export const recordsShows: Shows<'records'> = {
  'records.selected': (page) => page.getAllByRole('checkbox', { hidden: true }),
  'records.folded': (page) => page.getByRole('button', { name: /^Show all / }),
  'records.many': (page) => page.getByText(/ of 100,000 leads/),
};
