import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it to send one or several records to a service of the member’s. It offers only what is connected, proposes which field goes into which, and ends with what became of each record.',
  stories: [{ story: 'Playground', frame: 720 }],
  instead: [{ when: 'The member wants a file.', use: 'Blocks/Records/RecordsSection' }],
  accessibility: {
    Role: 'A modal `dialog` with a form; the destinations are one radio group',
    Keys: 'The arrow keys choose the destination, `Enter` sends, `Escape` closes',
    Announced: 'The report, as a status; a refusal at once',
    'Text size': 'Fields stand below each other on a phone',
  },
  words: [{ state: 'Some were refused', says: '8 created, 3 updated, 1 refused', never: 'Partially successful' }],
};
