import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it on the page of an agent that syncs contacts, above what it counts. Review duplicates opens the pairs.',
  stories: ['Playground', 'AtLeast'],
  instead: [
    { when: 'Something would reach other people.', use: 'Blocks/Proposals/ProposalsSection' },
    { when: 'It says something else about the page.', use: 'Components/States/Banner' },
  ],
  accessibility: {
    Role: 'None: it stands there',
    Announced: 'Politely, once the pairs were counted',
  },
  words: [
    { state: 'One pair', says: '1 pair of contacts may be the same', never: '1 duplicate' },
    { state: 'More than are counted', says: 'At least 50 pairs of contacts may be the same' },
  ],
};
