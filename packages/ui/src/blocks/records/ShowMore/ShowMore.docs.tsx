import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  summary: 'Says how many of how many are shown, and shows more.',
  use: 'Use it under a long list of cards, where thousands at once would be slow. It is not there if all are shown.',
  stories: ['Playground'],
  instead: [
    { when: 'The rows are in a table, which draws only what is visible.', use: 'Components/Layout/Table' },
    { when: 'Rows are missing since they could not be read.', use: 'Blocks/Records/LeftOut' },
  ],
  accessibility: {
    Role: 'A sentence and a `button`',
    Keys: '`Enter` shows more; the focus stays on the button, the new cards come above it',
    Colour: 'None of its own',
  },
  words: [{ state: 'Part of them', says: '60 of 10,000 agents are shown', never: 'Page 1 of 167' }],
};
