import { within } from 'storybook/test';
import type { Shows } from '../locator.ts';
import { named } from '../onPage.ts';

export const agentShows: Shows<'agent'> = {
  'agent.custom': (page) => [
    ...named(page, 'region', 'Answer', 'Steps'),
    ...within(page.getByRole('region', { name: 'Answer' })).getAllByRole('link'),
  ],
  'agent.delete': (page) => [
    ...named(page, 'dialog', 'Delete Tender watch?'),
    ...named(page, 'textbox', 'Type its name'),
    ...named(page, 'button', 'Delete Agent'),
  ],
};
