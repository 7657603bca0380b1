import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';
import { enabled, named } from '../onPage.ts';

const tile = (page: Page, name: string) => within(page.getByRole('group', { name }));
const prompt = (page: Page) => page.getByRole('textbox', { name: 'System Prompt' });

export const researchShows: Shows = {
  'research.active': (page) => [
    page.getByRole('heading', { level: 1, name: 'AI Research Agent' }),
    page.getByText('Active', { selector: 'header *' }),
    ...enabled(page, 'Pause'),
  ],
  'research.idle': (page) => [page.getByText('Idle', { selector: 'header *' }), ...enabled(page, 'Start')],
  'research.toggle': (page) => page.getByRole('button', { name: 'Pause', busy: true }),
  'research.toggle-failed': (page) => page.getByText('Failed to toggle agent'),
  'research.test': (page) => page.getByRole('button', { name: 'Test Connection', busy: true }),
  'research.test-failed': (page) => page.getByText('Connection test failed'),
  'research.dashboard': (page) => [
    ...named(page, 'group', 'Total Researches'),
    tile(page, 'Sources Analyzed').getByText('average credibility 86%'),
    page.getByRole('meter', { name: 'Avg Research Time' }),
    tile(page, 'Active Researches').getByText('1,241 completed'),
    page.getByRole('region', { name: /^Recent Activity/ }),
    ...named(page, 'button', 'Refresh'),
  ],
  'research.tasks': (page) => [
    ...page.getAllByRole('article'),
    ...page.getAllByText(/^Key insights/),
    ...page.getAllByRole('button', { name: /^View Details of / }),
    ...page.getAllByRole('button', { name: /^Export / }),
    ...named(page, 'button', 'Filter', 'New Research'),
  ],
  'research.task-completed': (page) => page.getAllByText('Completed', { selector: 'article *' }),
  'research.task-in-progress': (page) => page.getAllByText('In progress', { selector: 'article *' }),
  'research.task-failed': (page) => page.getAllByText('Failed', { selector: 'article *' }),
  'research.task-other': (page) => page.getByText('scheduled', { selector: 'article *' }),
  'research.priority-high': (page) => page.getAllByText('High', { selector: 'article *' }),
  'research.priority-medium': (page) => page.getAllByText('Medium', { selector: 'article *' }),
  'research.priority-low': (page) => page.getAllByText('Low', { selector: 'article *' }),
  'research.follow-up': (page) => [
    page.getByRole('textbox', { name: 'Follow-up question' }),
    ...named(page, 'button', 'Ask'),
    page.getByRole('heading', { name: 'Sources of this research' }),
  ],
  'research.tasks-empty': (page) => page.getByRole('heading', { name: 'No research yet' }),
  'research.start': (page) => [
    page.getByPlaceholderText('What do you want to know?'),
    page.getByRole('article', { name: 'Who buys reefers?' }),
  ],
  'research.start-failed': (page) => [
    page.getByText('Failed to start research'),
    page.getByDisplayValue('Who buys reefers?'),
  ],
  'research.question-kept': (page) => page.getByDisplayValue('Who sells pallets in'),
  'research.sources': (page) => [
    ...page.getAllByRole('article'),
    ...page.getAllByText('Report', { selector: 'article *' }),
    ...page.getAllByText('ecca.example/outlook-2026', { exact: false }),
    ...page.getAllByRole('meter', { name: 'Credibility' }),
    ...page.getAllByRole('meter', { name: 'Relevance' }),
    ...named(page, 'button', 'Filter by Type', 'Sort by Credibility'),
  ],
  'research.prompt-view': (page) => {
    const card = within(page.getByRole('region', { name: /System Prompt/ }));
    return [card.getByText(/^You are a careful research assistant/), ...named(card, 'button', /^Edit/)];
  },
  'research.prompt-edit': (page) => [prompt(page), ...named(page, 'button', 'Save Prompt')],
  'research.prompt-empty': (page) => page.getByText('No system prompt configured'),
  // Blank or pending.
  'research.prompt-save': (page) =>
    page.getAllByRole('button', { name: 'Save Prompt' }).filter(({ ariaDisabled }) => ariaDisabled === 'true'),
  'research.prompt-failed': (page) => [page.getByText('Failed to update system prompt'), prompt(page)],
  'research.configuration': (page) => [
    page.getByRole('textbox', { name: 'Sources per query' }),
    page.getByRole('combobox', { name: 'Research depth' }),
    page.getByRole('textbox', { name: 'Credibility threshold' }),
    ...['Academic sources', 'News', 'Reports', 'Summaries', 'Real-time monitoring', 'Notifications'].map((name) =>
      page.getByRole('switch', { name }),
    ),
    ...page.getAllByRole('button', { name: 'Cancel' }),
    ...named(page, 'button', 'Save Configuration'),
  ],
  'research.analytics': (page) => [
    ...named(page, 'group', 'Articles Analyzed', 'Academic Papers Reviewed', 'News Sources Monitored', 'Accuracy Rate'),
    ...['Source Quality Score', 'Research Completion Rate', 'Insight Generation'].map((name) =>
      page.getByRole('meter', { name }),
    ),
  ],
  // Each answer moves the time of the figures.
  'research.poll': (page) => page.getByText(/^As of/),
  'research.unreachable': (page) => [
    page.getByText(/^The research service does not answer\. These figures are from/),
    ...named(page, 'group', 'Total Researches'),
  ],
};
