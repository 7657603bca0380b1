import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';

const header = (page: Page) => within(page.getByRole('heading', { level: 1 }).closest('header') ?? document.body);

export const agentPageShows: Shows = {
  'agent-page.paused': (page) => [
    page.getByRole('button', { name: 'Idle', description: /^Paused/ }),
    page.getByRole('button', { name: 'Start' }),
  ],
  'agent-page.switch-on': (page) => [
    page.getByRole('switch', { name: 'Active', checked: true, description: /^Runs automatically / }),
    page.getByRole('button', { name: 'Stop' }),
  ],
  'agent-page.switch-off': (page) => [
    page.getByRole('switch', { name: 'Active', checked: false, description: 'Stopped. Its schedule is held.' }),
    page.getByRole('button', { name: 'Start' }),
  ],
  'agent-page.switch-refused': (page) =>
    page.getByRole('switch', { name: 'Active', checked: false, description: /switched off in its configuration/ }),
  'agent-page.samples': (page) => page.getAllByRole('button', { name: 'Sample' }),
  'agent-page.without-status': (page) => [
    header(page).getByRole('button', { name: 'Sample' }),
    page.getByText(/ are built-in samples, not yours\./),
  ],
  'agent-page.newer-fact': (page) => page.getByText('Leads merged (Dana, 2)'),
  'agent-page.emptied': (page) => page.getByText(/ does not answer\. These figures are from /),
  'agent-page.export-busy': (page) => page.getByRole('button', { name: 'Export', busy: true }),
  'agent-page.export-failed': (page) => page.getByText('Nothing was exported'),
};
