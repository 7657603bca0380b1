import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';

/** The detail of a workflow. */
const detail = (page: Page) => within(page.getByRole('dialog', { name: /Poland outreach/ }));

export const workflowShows: Shows<'workflow'> = {
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
