import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';
import { badge, enabled, named } from '../onPage.ts';

/** Words in the rows of the queue. */
const inQueue = (page: Page, words: string) => page.getAllByText(words, { selector: 'td *' });
/** Words on the cards of the workflows. */
const onCard = (page: Page, words: string | RegExp) => page.getAllByText(words, { selector: 'article *' });

export const orchestratorShows: Shows = {
  'orchestrator.active': (page) => [badge(page, 'Active'), ...enabled(page, 'New Workflow', 'Stop')],
  'orchestrator.idle': (page) => [badge(page, 'Idle'), ...enabled(page, 'New Workflow', 'Start')],
  'orchestrator.overview': (page) => [
    ...named(page, 'group', 'Active Tasks'),
    page.getByText('of 154'),
    within(page.getByRole('group', { name: 'Completed' })).getByText('97% success rate'),
    page.getByRole('meter', { name: 'System Load' }),
    ...named(page, 'group', 'Connected Agents'),
  ],
  'orchestrator.queue': (page) => [
    ...['Task', 'Agent', 'Status', 'Progress', 'Priority', 'Duration'].map((name) =>
      page.getByRole('columnheader', { name }),
    ),
    ...inQueue(page, 'lead_search'),
    ...page.getAllByText(/^after \d+ tasks?$/, { selector: 'td *' }),
    ...page.getAllByRole('progressbar'),
    ...page.getAllByText(/^\d+ min$/, { selector: 'td *' }),
  ],
  'orchestrator.task-running': (page) => inQueue(page, 'Running...'),
  'orchestrator.task-queued': (page) => inQueue(page, 'Queued'),
  'orchestrator.task-completed': (page) => inQueue(page, 'Completed'),
  'orchestrator.task-failed': (page) => inQueue(page, 'Failed'),
  'orchestrator.priority-critical': (page) => inQueue(page, 'Critical'),
  'orchestrator.priority-high': (page) => inQueue(page, 'High'),
  'orchestrator.priority-medium': (page) => inQueue(page, 'Medium'),
  'orchestrator.workflow-running': (page) => [
    ...onCard(page, 'Running'),
    ...onCard(page, '5/8 tasks'),
    ...onCard(page, 'Current task'),
    ...onCard(page, 'Start'),
    ...onCard(page, 'ETA'),
    ...onCard(page, '0 tasks'),
  ],
  'orchestrator.workflow-completed': (page) => [...onCard(page, 'Completed'), ...onCard(page, '6/6 tasks')],
  'orchestrator.workflow-other': (page) => [
    ...onCard(page, '2/5 tasks'),
    ...onCard(page, /^Stopped at /),
    ...onCard(page, '1 task'),
  ],
  'orchestrator.configuration': (page) => [
    page.getByRole('meter', { name: 'Max concurrent tasks of 20' }),
    ...['Max concurrent tasks', 'Task timeout', 'Retry attempts', 'High CPU', 'High memory', 'Task failure rate'].map(
      (name) => page.getByRole('textbox', { name }),
    ),
    ...[
      'Auto scaling',
      'Load balancing',
      'Priority weighting',
      'Error recovery',
      'Resource optimization',
      'Real-time monitoring',
    ].map((name) => page.getByRole('switch', { name })),
    page.getByRole('meter', { name: 'Task Success Rate' }),
    page.getByRole('meter', { name: 'Agent Utilization' }),
    ...['1.2s avg', 'Tasks processed today', 'Average execution time', 'Peak concurrent tasks'].map((words) =>
      page.getByText(words),
    ),
    page.getByRole('link', { name: 'View Detailed Analytics' }),
    ...named(page, 'button', 'Reset to Defaults', 'Save Configuration'),
  ],
  // Each answer moves the time of the figures.
  'orchestrator.poll': (page) => page.getByText(/^As of/),
};

/** The detail of a workflow. */
const detail = (page: Page) => within(page.getByRole('dialog', { name: /Poland outreach/ }));

export const workflowShows: Shows = {
  'workflow.plan': (page) => {
    const dialog = within(page.getByRole('dialog', { name: 'New workflow' }));
    return [
      dialog.getByRole('textbox', { name: 'Goal' }),
      dialog.getByRole('button', { name: /^Plan/ }),
      dialog.getByRole('group', { name: 'Steps' }),
      dialog.getByRole('button', { name: 'Start' }),
    ];
  },
  'workflow.held': (page) => [
    detail(page).getByText(/^(Paused: no further step starts|Cancelled: earlier results are kept)/),
    ...detail(page).getAllByRole('button', { name: /^(Resume|Retry what is left)$/ }),
  ],
  'workflow.retry': (page) => detail(page).getByRole('button', { name: 'Retry from the failed step' }),
};
