import { within } from 'storybook/test';
import type { Shows } from '../locator.ts';

export const connectionShows: Shows<'connection'> = {
  'connection.sandbox': (page) => [
    ...page.getAllByRole('article').flatMap((card) => within(card).queryByRole('button', { name: 'Sandbox' }) ?? []),
    within(page.getByRole('region', { name: 'Sandbox' })).getByRole('button', { name: 'Remove sandbox records' }),
  ],
};
