import { within } from 'storybook/test';
import type { Locator, Shows } from '../locator.ts';

const list = (page: Parameters<Locator>[0]) => within(page.getByRole('region', { name: /^Notifications/ }));

/** The only toast, with its title and its description. */
const toast =
  (title: string, description: string): Locator =>
  (page) => {
    const only = list(page).getByRole('listitem');
    return [only, within(only).getByText(title), within(only).getByText(description)];
  };

export const toastShows: Shows = {
  'toast.success': toast('Agent Updated', 'Agent restarted successfully'),
  'toast.error': toast('Error', 'Failed to update configuration'),
  'toast.one-at-a-time': toast('Error', 'Failed to update configuration'),
  'toast.dismiss': (page) => list(page).getByRole('button', { name: 'Close' }),
};
