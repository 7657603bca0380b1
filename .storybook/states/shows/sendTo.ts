import type { Shows } from '../locator.ts';
import { named } from '../onPage.ts';

export const sendToShows: Shows<'send-to'> = {
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
  'send-to.automatic': (page) => named(page, 'list', 'Chosen services'),
  'send-to.automatic-waits': (page) => [
    ...named(page, 'list', 'Chosen services'),
    page.getByText('is not connected. New records wait', { exact: false }),
    page.getByRole('link', { name: /^Connect / }),
  ],
};
