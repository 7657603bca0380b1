import { agentModel, agentTable } from '@switchboard/api-contract/agentTable';
import { messages } from '@switchboard/api-contract/errors';
import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';

const headings = (page: Page) => agentTable.map(({ name }) => page.getByRole('heading', { level: 2, name }));
const details = (page: Page) => agentTable.map(({ name }) => page.getByRole('link', { name: `Details of ${name}` }));

export const agentsShows: Shows = {
  'agents.list': (page) => [
    page.getByText(/^\d of \d agents active$/),
    ...page.getAllByText(/^Active$/),
    ...page.getAllByText('Live'),
    ...page.getAllByRole('button', { name: /^Pause / }),
    ...details(page),
  ],
  'agents.live': (page) => page.getAllByText('Live'),
  'agents.not-live': (page) => ['Idle', 'Paused'].map((status) => page.getByText(status, { selector: 'li *' })),
  'agents.empty': (page) => [
    page.getByRole('heading', { name: 'No AI Agents Yet' }),
    page.getByText('Create your first AI agent to get started with automation.'),
    page.getByRole('button', { name: 'Create Your First Agent' }),
  ],
  'agents.record-new': (page) => page.getByRole('button', { name: 'Record New Agent' }),
  'agents.seven': (page) => [...headings(page), ...page.getAllByText(agentModel)],
  'agents.details-link': details,
  'agents.sample': (page) => page.getAllByRole('button', { name: 'Sample' }),
  'agents.hidden-by-filter': (page) => [
    page.getByText(/match(es)? “.+” but (is|are) hidden by the filters? /),
    page.getByRole('button', { name: /^Clear filters?$/ }),
  ],
  'agents.name-taken': (page) => {
    const dialog = within(page.getByRole('dialog', { name: 'New agent' }));
    return [dialog.getByRole('textbox', { name: /^Name/ }), ...dialog.getAllByText(messages.agentNameTaken)];
  },
};
