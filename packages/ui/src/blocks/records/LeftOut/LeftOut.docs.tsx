import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { LeftOut } from './LeftOut.tsx';

export const docs: ComponentDocs = {
  summary: 'Says how many rows the server sent that can not be shown.',
  use: 'Use it under every list from the API. A row that makes no sense is left out and counted, so that nobody takes the list for whole.',
  stories: ['Playground', 'One'],
  instead: [
    { when: 'Filters hide the rows.', use: 'Blocks/Records/NoMatch' },
    { when: 'There are more rows than are shown.', use: 'Blocks/Records/ShowMore' },
    { when: 'The whole list could not be read.', use: 'Components/States/ErrorState' },
  ],
  pairs: [
    {
      do: { example: <LeftOut count={2} one="agent" />, why: 'How many, and of what.' },
      dont: {
        example: <LeftOut count={2} one="invalid object" />,
        why: 'The word of the developer is not the word of the page.',
      },
    },
  ],
  accessibility: {
    Role: '`note`',
    'Screen reader': 'Reads the sentence where it stands; it is not announced',
    Colour: 'An icon and words',
  },
  words: [
    { state: 'One', says: '1 agent could not be read' },
    { state: 'Several', says: '2 rows could not be read', never: '2 parse errors' },
  ],
};
