import { within } from 'storybook/test';
import { inside } from '../inside.ts';
import type { Page, Shows } from '../locator.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Schedule' });
/** The kind that is pressed. */
const kind = (page: Page, name: string) => within(card(page)).getByRole('button', { name, pressed: true });

export const scheduleShows: Shows<'schedule'> = {
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
