import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';
import { inside } from '../onPage.ts';

const bar = (page: Page) => within(page.getByRole('group', { name: 'Latest run' }));

export const runShows: Shows = {
  'run.now': (page) => page.getByRole('button', { name: 'Run now' }),
  'run.not-ready': (page) => [
    page.getByRole('dialog', { name: 'Not ready to run' }),
    page.getByText('Nothing was started.'),
    page.getByRole('link', { name: 'Set up Apollo' }),
  ],
  'run.preview': (page) => [
    page.getByRole('dialog', { name: /^(?:Run with|First run)/ }),
    page.getByRole('heading', { name: 'What it takes' }),
    ...['Leads', 'Calls to Apollo', 'Apollo credits'].map((what) => page.getByText(what)),
    page.getByRole('button', { name: 'Run' }),
  ],
  'run.input': (page) => [page.getByRole('textbox', { name: /^Input/ }), page.getByRole('button', { name: 'Run' })],
  'run.queued': (page) => [bar(page).getByText('Queued'), bar(page).getByRole('button', { name: 'Cancel' })],
  'run.running': (page) => [
    bar(page).getByText('Running'),
    bar(page).getByRole('progressbar'),
    bar(page).getByRole('button', { name: 'Cancel' }),
  ],
  'run.cancelling': (page) => [bar(page).getByText('Cancelling'), bar(page).getByRole('button', { busy: true })],
  'run.cancelled': (page) => [bar(page).getByText('Cancelled'), bar(page).getByText(/ kept\.$/)],
  'run.completed': (page) => [bar(page).getByText('Completed'), bar(page).getByRole('link', { name: 'View run' })],
  'run.failed': (page) => [bar(page).getByText('Failed'), ...bar(page).getAllByText(/Apollo/)],
  'run.daily-limit': (page) => [
    bar(page).getByText('Completed'),
    bar(page).getByText('Daily limit reached.'),
    bar(page).getByRole('link', { name: 'Change the limit' }),
  ],
  'run.waiting-cap': (page) => [
    bar(page).getByText('Stopped at the budget'),
    bar(page).getByRole('link', { name: 'Change the budget' }),
  ],
  'run.detail': (page) => [
    page.getByRole('heading', { level: 2, name: /^Run of / }),
    page.getByRole('link', { name: 'All executions' }),
    ...inside(page.getByRole('region', { name: 'Steps' }), 'ol > li'),
    ...['Started by', 'Start', 'End', 'Attempts', 'Retry of', 'Run id'].map((fact) =>
      within(page.getByRole('region', { name: 'Facts' })).getByText(fact),
    ),
    within(page.getByRole('region', { name: 'Cost' })).getByText('Total'),
    within(page.getByRole('region', { name: 'Input and configuration' })).getByText('Input'),
  ],
  // The header has one too. Three agents have names of their own for it.
  'run.empty-leads-on': (page) =>
    page
      .getAllByRole('button', { name: /^(Run now|Sync Now|New Workflow|New Research)$/ })
      .filter((button) => button.closest('header') === null),
};

const card = (page: Page) => page.getByRole('region', { name: 'Schedule' });
/** The kind that is pressed. */
const kind = (page: Page, name: string) => within(card(page)).getByRole('button', { name, pressed: true });

export const scheduleShows: Shows = {
  'schedule.off': (page) => [kind(page, 'Off'), page.getByText(/^Runs only when you press /, { selector: 'p' })],
  'schedule.set': (page) => [
    kind(page, 'Weekly'),
    within(card(page)).getByRole('group', { name: 'Days' }),
    within(card(page)).getByLabelText('Time'),
    within(card(page)).getByRole('combobox', { name: 'Zone' }),
    ...inside(within(card(page)).getByRole('list', { name: 'Next three runs' }), 'li time'),
    page.getByText(/^Next run /),
  ],
  'schedule.invalid': (page) => inside(card(page), '[aria-invalid="true"]'),
  'schedule.held': (page) => page.getByText(/^Held (?:while|until) /),
};
