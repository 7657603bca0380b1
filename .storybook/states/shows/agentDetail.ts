import { within } from 'storybook/test';
import type { Locator, Page, Shows } from '../locator.ts';
import { inside, named } from '../onPage.ts';

const tabs = (page: Page) =>
  ['Overview', 'Performance', 'Executions', 'Configuration', 'Specialized'].map((name) =>
    page.getByRole('tab', { name }),
  );
/** A table with these columns and at least one row. */
const table = (page: Page, name: string, ...columns: string[]) => {
  const found = page.getByRole('table', { name });
  return [
    ...columns.map((column) => within(found).getByRole('columnheader', { name: column })),
    ...inside(found, 'tbody tr'),
  ];
};
/** The badge of the header, and the button that goes with it. */
const status =
  (word: string, action: 'Start' | 'Stop'): Locator =>
  (page) => [page.getByText(word, { selector: 'main bdi' }), ...named(page, 'button', action)];
/** Rows with that word and an icon. */
const run =
  (word: string): Locator =>
  (page) =>
    page
      .getAllByText(word, { selector: 'main li *, main tr *' })
      .flatMap((badge) => [badge, ...inside(badge.closest<HTMLElement>('li, tr') ?? badge, 'svg')]);
const toast =
  (title: string, description: string): Locator =>
  (page) => [page.getByText(title), page.getByText(description)];
/** Badges in a table. */
const badges =
  (words: RegExp): Locator =>
  (page) =>
    page.getAllByText(words, { selector: 'td *' });

export const agentDetailShows: Shows = {
  'agent-detail.invalid-id': (page) => [
    page.getByRole('heading', { level: 1, name: 'Agent Not Found' }),
    page.getByText('Invalid agent ID provided.'),
    page.getByRole('link', { name: 'Back to Dashboard' }),
  ],
  'agent-detail.loading': (page) => page.getByText('Loading agent details...'),
  'agent-detail.failed': (page) => [
    page.getByRole('heading', { level: 1, name: 'Failed to Load Agent' }),
    ...inside(page.getByRole('alert'), 'p'),
    page.getByRole('link', { name: 'Back to Dashboard' }),
  ],
  'agent-detail.header': (page) => [
    page.getByRole('heading', { level: 1 }),
    page.getByText(/^[A-Z]+(_[A-Z]+)*$/, { selector: 'main span' }),
    ...named(page, 'button', /^(Start|Stop)$/, 'Restart'),
    ...tabs(page),
  ],
  'agent-detail.status-deployed': status('Deployed', 'Stop'),
  'agent-detail.status-idle': status('Idle', 'Start'),
  'agent-detail.status-training': status('Training', 'Start'),
  'agent-detail.status-paused': status('Paused', 'Start'),
  'agent-detail.status-error': status('Error', 'Start'),
  'agent-detail.action-start': toast('Agent Updated', 'Agent started successfully'),
  'agent-detail.action-stop': toast('Agent Updated', 'Agent stopped successfully'),
  'agent-detail.action-restart': toast('Agent Updated', 'Agent restarted successfully'),
  'agent-detail.action-failed': toast('Error', 'Failed to stop agent'),
  'agent-detail.overview': (page) => [
    ...named(page, 'group', 'Confidence Score', 'Total Executions', 'Success Rate', 'Avg Response Time'),
    ...['Confidence Score', 'Success Rate'].map((name) => page.getByRole('meter', { name })),
    page.getByRole('list', { name: 'Capabilities' }),
    page.getByRole('list', { name: 'Integrations' }),
    page.getByText('Created'),
    page.getByText('Last Run'),
  ],
  'agent-detail.never-run': (page) => page.getByText('Never'),
  'agent-detail.recent-activity': (page) =>
    within(page.getByRole('region', { name: 'Recent Activity' }))
      .getAllByRole('listitem')
      .flatMap((row) => [row, ...inside(row, 'svg'), ...inside(row, 'time')]),
  'agent-detail.no-executions': (page) => page.getByText('No executions yet'),
  'agent-detail.execution-completed': run('Completed'),
  'agent-detail.execution-failed': run('Failed'),
  'agent-detail.execution-running': run('Running'),
  'agent-detail.execution-queued': run('Queued'),
  'agent-detail.performance': (page) => [
    ...named(page, 'group', 'Uptime', 'Error Rate', 'Peak Hour', 'Processing Time'),
    ...inside(page.getByRole('region', { name: 'Daily Executions (Last 7 Days)' }), 'svg.recharts-surface'),
  ],
  'agent-detail.executions': (page) => [
    ...table(page, 'Executions', 'Status', 'Type', 'Start Time', 'Duration', 'Result', 'Actions'),
    ...named(page, 'button', 'Refresh'),
  ],
  'agent-detail.executions-failed': (page) => [
    page.getByText('Failed to fetch agent executions', { selector: '[role="alert"], [role="alert"] *' }),
    ...named(page, 'button', 'Try again'),
    ...tabs(page),
  ],
  'agent-detail.configuration': (page) => [
    ...['enabled', 'autoStart'].map((name) => page.getByRole('switch', { name })),
    ...['Max Concurrent Executions', 'Retry Attempts', 'Timeout (seconds)', 'Custom Settings'].map((name) =>
      page.getByRole('textbox', { name }),
    ),
    ...named(page, 'button', 'Save Configuration', 'Reset'),
  ],
  'agent-detail.configuration-saved': toast('Configuration Updated', 'Agent configuration saved successfully'),
  'agent-detail.configuration-failed': (page) => [
    page.getByText('Failed to update configuration'),
    page.getByText('Not saved. Your changes are still here.'),
  ],
  'agent-detail.custom-settings-invalid': (page) => [
    page.getByText('Not valid'),
    page.getByText(/^Line \d+, column \d+: /),
  ],
  'agent-detail.poll-keeps-edits': (page) => page.getByText('Unsaved changes, kept in this browser'),
  'agent-detail.lead-generation': (page) => [
    ...named(page, 'group', 'Total Leads', 'Qualified', 'Converted', 'Avg Score'),
    ...table(page, 'First 10 leads', 'Company', 'Contact', 'Industry', 'Score', 'Status', 'Added'),
    ...named(page, 'button', 'Export'),
  ],
  'agent-detail.lead-new': badges(/^New$/),
  'agent-detail.lead-qualified': badges(/^Qualified$/),
  'agent-detail.lead-converted': badges(/^Converted$/),
  'agent-detail.lead-score-high': badges(/^(8[1-9]|9\d|100)$/),
  'agent-detail.lead-score-middle': badges(/^(6[1-9]|7\d|80)$/),
  'agent-detail.lead-score-low': badges(/^([1-5]?\d|60)$/),
  'agent-detail.email-automation': (page) => [
    ...named(page, 'group', 'Emails Processed', 'Auto Responses', 'Categorized', 'Response Rate'),
    ...table(page, 'First 20 emails'),
  ],
  'agent-detail.calendar-management': (page) => [
    ...named(page, 'group', 'Events Managed', 'Meetings Scheduled', 'Conflicts Resolved', 'Efficiency Score'),
    ...table(page, 'First 15 events'),
  ],
  'agent-detail.business-scraper': (page) => [
    ...named(page, 'group', 'Locations Scraped', 'Contacts Found', 'Success Rate', 'Avg Rating'),
    ...table(page, 'First 10 locations'),
    ...named(page, 'button', 'Export to Sheets'),
  ],
  'agent-detail.research': (page) => [
    ...named(page, 'group', 'Total Researches', 'Completed', 'In Progress', 'Sources'),
    ...table(page, 'First 10 researches'),
  ],
  'agent-detail.contacts': (page) => [
    ...named(page, 'group', 'Total Contacts', 'With Email', 'With Phone', 'Companies'),
    ...table(page, 'First 20 contacts'),
  ],
  'agent-detail.orchestrator': (page) => [
    ...named(page, 'group', 'Total Workflows', 'Completed', 'Running', 'Tasks Completed'),
    ...table(page, 'First 10 workflows'),
  ],
  'agent-detail.special-sandbox': (page) => within(page.getByRole('tabpanel')).getAllByTitle('Sandbox'),
  'agent-detail.rating-high': badges(/^(4\.[1-9]|5\.0)$/),
  'agent-detail.rating-middle': badges(/^(3\.[1-9]|4\.0)$/),
  'agent-detail.rating-low': badges(/^([0-2]\.\d|3\.0)$/),
  'agent-detail.no-special': (page) => page.getByText('Specialized dashboard not available for this agent type.'),
  'agent-detail.special-empty': (page) =>
    page.getByRole('heading', { name: /^No (leads|emails|events|locations|researches|contacts|workflows) yet$/ }),
  'agent-detail.poll': (page) => page.getByText(/^As of/),
  'agent-detail.execution-view': (page) => {
    const dialog = within(page.getByRole('dialog'));
    return [
      ...['Start', 'End', 'Duration', 'Execution id'].map((label) => dialog.getByText(label)),
      ...['Result', 'Error'].map((name) => dialog.getByRole('region', { name })),
    ];
  },
  'agent-detail.changed-by-another': (page) => [
    ...page.getAllByText(/^Another member (set this to|has changed this)/),
    ...page.getAllByRole('button', { name: /^Take theirs/ }),
    ...page.getAllByRole('button', { name: /^Keep yours/ }),
  ],
  'agent-detail.draft-restored': (page) => [
    page.getByText(/^Your unsaved changes are back/),
    ...named(page, 'button', 'Discard'),
  ],
  'agent-detail.not-enabled': (page) => [
    page.getByText(/^This agent is disabled/),
    page.getByRole('button', { name: 'Configuration' }),
  ],
  'agent-detail.odd-fields': (page) => page.getAllByText('–'),
};
