import { within } from 'storybook/test';
import { named } from '../onPage.ts';
import type { Shows } from '../locator.ts';

export const leadShows: Shows<'lead'> = {
  'lead.score-breakdown': (page) => [
    ...named(page, 'heading', 'Score'),
    within(page.getByRole('region', { name: 'Score' })).getByText('90'),
    ...named(page, 'meter', 'Industry', 'Size', 'Place', 'Keyword', 'Valid address'),
    page.getByText('Logistics, one of the two you are looking for'),
    page.getByText('Not checked yet, so it counts 0'),
  ],
};
