import { within } from 'storybook/test';
import type { Shows } from '../locator.ts';

export const connectionShows: Shows = {
  'connection.remove': (page) => {
    const ask = within(page.getByRole('alertdialog'));
    return [
      ask.getByText(/^Are you sure you want to remove what is stored for this service\?/),
      ask.getByText(/would stop working until you connect it again|No agent uses it|go(?:es)? on without it/),
      ask.getByRole('button', { name: 'Remove' }),
    ];
  },
  'connection.tested-by': (page) =>
    [/^Tested by .+,$/, /^Used by /].map((text) => page.getByText(text, { selector: '[role="tooltip"] *' })),
  'connection.ends': (page) => page.getAllByText(/ ends on \d+ \w+ \d{4}/),
  'connection.sandbox': (page) => [
    ...page.queryAllByRole('button', { name: 'Sandbox' }),
    within(page.getByRole('region', { name: 'Sandbox' })).getByRole('button', { name: 'Remove sandbox records' }),
  ],
};
