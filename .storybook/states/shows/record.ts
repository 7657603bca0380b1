import type { Shows } from '../locator.ts';

export const recordShows: Shows<'record'> = {
  'record.sandbox': (page) => page.getAllByText('Sandbox'),
};
