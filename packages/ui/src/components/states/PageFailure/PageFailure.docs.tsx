import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  summary: 'Stands in place of a whole page that could not be shown.',
  use: 'Use it where nothing of the page is left: the address does not exist, the agent could not be read, the page broke. The navigation around it still works.',
  stories: ['Playground', 'Missing'],
  instead: [
    { when: 'Only a part of the page failed.', use: 'Components/States/ErrorState' },
    { when: 'The page is there but something is wrong with it.', use: 'Components/States/Banner' },
    { when: 'The page is there and empty.', use: 'Components/States/EmptyState' },
  ],
  accessibility: {
    Role: '`alert` with the page’s `h1`; for an address that does not exist only the heading',
    Focus: 'The heading can take the focus, as on every page; the details too, since they scroll',
    'Screen reader': 'The drawing is hidden; the details are a region named “Error details”',
    Colour: 'The title says it; the red lamp only supports it',
    'Text size': 'Long details wrap and scroll within their box; the page never scrolls sideways',
  },
  words: [
    { state: 'Address', says: '404 Page Not Found', never: 'Oops' },
    { state: 'Failed', says: 'Failed to load agent', never: 'Something went wrong' },
    { state: 'Way out', says: 'Back to Dashboard', never: 'Go back' },
  ],
};
