import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it at the end of a list of which a page shows the first rows, so that what follows stays near.',
  stories: ['Playground'],
  instead: [{ when: 'Thousands of cards come so many at a time.', use: 'Blocks/Records/ShowMore' }],
  accessibility: {
    Role: '`button` with `aria-expanded`; the list beside it says how many of how many are shown',
    Keys: '`Enter` shows all, and the first again; the focus stays on the button',
    Colour: 'None of its own',
  },
  words: [
    { state: 'The first', says: 'Show all 50', never: 'Page 1 of 5' },
    { state: 'All', says: 'Show fewer', never: 'Collapse' },
  ],
};
