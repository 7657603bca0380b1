import { within } from 'storybook/test';
import type { Shows } from '../locator.ts';
import { named } from '../onPage.ts';

const inDialog = (page: Parameters<Shows<'record'>['record.edit']>[0]) => within(page.getByRole('dialog'));

export const recordShows: Shows<'record'> = {
  'record.edit': (page) => [...named(page, 'dialog', 'Edit Dana Whitfield'), ...named(page, 'button', 'Save')],
  'record.conflict': (page) => [
    inDialog(page).getByRole('button', { name: 'Keep yours' }),
    inDialog(page).getByRole('button', { name: 'Take theirs' }),
  ],
  'record.provenance': (page) => [inDialog(page).getByRole('region', { name: 'Where from' })],
  'record.deleted': (page) => page.getByRole('button', { name: /^Deleted \d/ }),
  'record.sandbox': (page) => [...page.queryAllByText('Sandbox'), ...page.queryAllByTitle('Sandbox')],
};
