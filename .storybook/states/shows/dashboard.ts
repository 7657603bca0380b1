import { agentTable } from '@switchboard/api-contract/agentTable';
import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';

const tile = (page: Page, name: string) => within(page.getByRole('group', { name }));
const section = (page: Page, name: string) => within(page.getByRole('region', { name }));
const cards = (page: Page) => section(page, 'Agents');

export const dashboardShows: Shows = {
  'dashboard.default': (page) => [
    page.getByRole('heading', { level: 1, name: /^Welcome/ }),
    tile(page, 'AI Agents').getByText('+5%'),
    tile(page, 'System Integrations').getByText('5'),
    tile(page, 'System Integrations').getByText('+10%'),
    tile(page, 'Record Workflow').getByText('0'),
    tile(page, 'Record Workflow').getByText('Coming Soon'),
    page.getByRole('link', { name: /^Speak to the assistant/ }),
  ],
  'dashboard.sandbox': (page) => page.getByRole('button', { name: 'Try it with the sandbox' }),
  'dashboard.services': (page) => {
    const services = section(page, 'Services');
    return [
      services.getByRole('heading', { name: 'AI Agent Management' }),
      services.getByRole('button', { name: 'Create Agent' }),
      services.getByRole('link', { name: 'Manage' }),
      services.getByRole('heading', { name: 'API Connections and Security' }),
      services.getByRole('link', { name: 'API Connections' }),
      services.getByRole('link', { name: 'View Status' }),
    ];
  },
  'dashboard.launch-chat': (page) => page.getByRole('link', { name: /^Launch Chat/ }),
  'dashboard.agent-cards': (page) => {
    const name = cards(page).getByRole('link', { name: 'Research Agent' });
    const card = within(name.closest('li') ?? name);
    return [
      name,
      ...['research', 'Active', 'Answers questions from papers, news and reports.'].map((words) =>
        card.getByText(words),
      ),
      ...['Processed', 'Success', 'Pending'].map((label) => card.getByText(label)),
    ];
  },
  'dashboard.agent-active': (page) => cards(page).getAllByText('Active'),
  'dashboard.agent-idle': (page) => cards(page).getAllByText('Idle'),
  'dashboard.agent-paused': (page) => cards(page).getAllByText('Paused'),
  'dashboard.assistant-away': (page) =>
    page.getByRole('link', { name: /^Speak to the assistant.*(Offline|May not answer)$/ }),
  'dashboard.agent-route': (page) => agentTable.map(({ name }) => cards(page).getByRole('link', { name })),
};
