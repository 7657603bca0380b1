import { within } from 'storybook/test';
import type { Shows } from '../locator.ts';
import { named } from '../onPage.ts';

export const agentShows: Shows = {
  'agent.custom': (page) => [
    ...named(page, 'region', 'Answer', 'Steps'),
    ...within(page.getByRole('region', { name: 'Answer' })).getAllByRole('link'),
  ],
  'agent.proposals': (page) => [
    ...named(page, 'region', /^Proposals/, 'Done in Your Name'),
    ...named(page, 'button', /^Do it: /, /^Discard: /, /^Undo: /),
  ],
  'agent.replies': (page) => {
    const replies = within(page.getByRole('region', { name: /^Replies/ }));
    return ['Send', 'Edit', 'Discard'].map((name) => replies.getByRole('button', { name }));
  },
  'agent.duplicates': (page) => [
    page.getByText(/^2 pairs of contacts may be the same/),
    ...named(page, 'button', 'Review duplicates'),
  ],
  'agent.last-answer': (page) => {
    const card = within(page.getByRole('region', { name: 'Last answer' }));
    return [
      card.getByRole('heading', { name: 'New tenders this week?' }),
      card.getByRole('heading', { name: 'Three tenders since Monday fit' }),
      card.getByText('11 minutes ago'),
      card.getByRole('link', { name: 'View run' }),
    ];
  },
  'agent.setting': (page) => [
    ...named(page, 'textbox', 'Custom Settings'),
    page.getByText(/^Add {"targetIndustries": \["Logistics"\]}\./),
  ],
  'agent.delete': (page) => [
    ...named(page, 'dialog', 'Delete Tender watch?'),
    page.getByText(/its schedule, proposals and records are deleted/),
    ...named(page, 'textbox', 'Type its name'),
    ...named(page, 'button', 'Delete Agent'),
  ],
};
