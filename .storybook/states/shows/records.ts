import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';
import { named } from '../onPage.ts';

export const recordsShows: Shows = {
  'records.selected': (page) => page.getAllByRole('checkbox', { hidden: true }),
  'records.folded': (page) => page.getByRole('button', { name: /^Show all / }),
  'records.many': (page) => page.getByText(/ of 100,000 leads/),
};

const inDialog = (page: Page) => within(page.getByRole('dialog'));

export const recordShows: Shows = {
  'record.edit': (page) => [...named(page, 'dialog', 'Edit Dana Whitfield'), ...named(page, 'button', 'Save')],
  'record.conflict': (page) => [
    inDialog(page).getByRole('button', { name: 'Keep yours' }),
    inDialog(page).getByRole('button', { name: 'Take theirs' }),
  ],
  'record.provenance': (page) => [inDialog(page).getByRole('region', { name: 'Where from' })],
  'record.deleted': (page) => page.getByRole('button', { name: /^Deleted \d/ }),
  'record.sandbox': (page) => [...page.queryAllByText('Sandbox'), ...page.queryAllByTitle('Sandbox')],
};

export const leadShows: Shows = {
  'lead.score-breakdown': (page) => [
    ...named(page, 'heading', 'Score'),
    within(page.getByRole('region', { name: 'Score' })).getByText('90'),
    ...named(page, 'meter', 'Industry', 'Size', 'Place', 'Keyword', 'Valid address'),
    page.getByText('Logistics, one of the two you are looking for'),
    page.getByText('Not checked yet, so it counts 0'),
  ],
};

export const sendToShows: Shows = {
  'send-to.choose': (page) => [
    ...named(page, 'group', 'Send to'),
    ...named(page, 'combobox', 'Email'),
    page.getByRole('button', { name: /^Send to / }),
  ],
  'send-to.done': (page) => [page.getByRole('dialog', { name: /^Sent to / }), page.getByText('Created')],
  'send-to.partial': (page) => [
    page.getByRole('dialog', { name: /^Sent to / }),
    page.getByText('Skipped'),
    page.getByRole('list', { name: 'Refused' }),
  ],
  'send-to.ask': (page) => [
    ...named(page, 'combobox', 'Email'),
    page.getByText('that has the e-mail address.', { exact: false }),
  ],
  'send-to.in-part': (page) => [
    page.getByRole('dialog', { name: /^Sent to / }),
    page.getByRole('list', { name: 'Not sent whole' }),
  ],
  'send-to.automatic': (page) => named(page, 'list', 'Chosen services'),
  'send-to.automatic-waits': (page) => [
    ...named(page, 'list', 'Chosen services'),
    page.getByText('is not connected. New records wait', { exact: false }),
    page.getByRole('link', { name: /^Connect / }),
  ],
};
