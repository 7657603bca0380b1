import { within } from 'storybook/test';
import type { Shows } from '../locator.ts';
import { named } from '../onPage.ts';

export const keysShows: Shows = {
  'keys.list': (page) => {
    const row = within(page.getByRole('row', { name: /^Claude Code/ }));
    return [
      ...named(page, 'table', 'All your keys'),
      ...named(page, 'table', 'All keys of other members'),
      ...['See, work', 'Asks first', 'in 90 days'].map((words) => row.getByText(words)),
      row.getByRole('button', { name: 'Revoke Claude Code' }),
      page.getByRole('button', { name: 'Copy address of the API' }),
      page.getByRole('button', { name: 'Copy address of the MCP server' }),
      page.getByRole('link', { name: 'Calls and examples' }),
    ];
  },
  'keys.empty': (page) => [
    page.getByRole('heading', { level: 3, name: 'No keys yet' }),
    page.getByRole('button', { name: 'New key' }),
  ],
  'keys.made': (page) => {
    const dialog = within(page.getByRole('dialog', { name: 'Your new key' }));
    return [
      dialog.getByText(/^sb_[\w-]{43}$/),
      dialog.getByText(/^Shown only now/),
      ...['the key', 'the line for curl', 'the line for Claude Code', 'the JSON'].map((what) =>
        dialog.getByRole('button', { name: `Copy ${what}` }),
      ),
    ];
  },
  'keys.ended': (page) => [
    page.getByText(/^(Expired|Revoked)$/),
    page.getByRole('button', { name: /^Create again: / }),
    page.getByText(/What has ended stays here for 30 days/),
  ],
  'keys.resting': (page) => [
    page.getByText('Resting'),
    page.getByText(/^Cursor rests, since .+ last signed in with Acme SSO on 14 October 2026/),
  ],
};
