import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it for things below each other with the same space between them, within a card or a section.',
  instead: [
    { when: 'They are side by side.', use: 'Components/Layout/Row' },
    { when: 'They are the sections of a page.', use: 'Components/Layout/Page' },
    { when: 'Lines separate them.', use: 'Components/Layout/List' },
  ],
  accessibility: {
    Role: 'None',
    'Screen reader': 'Reads in the order of the source, which is the order on screen',
  },
};
