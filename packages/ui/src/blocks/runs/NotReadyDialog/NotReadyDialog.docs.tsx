import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it when a run was asked for that can not start. It lists everything that is missing at once, each with the link that mends it.',
  stories: [{ story: 'Playground', frame: 420 }],
  instead: [
    { when: 'The run started and failed.', use: 'Blocks/Runs/RunBar' },
    { when: 'Something is about to be lost.', use: 'Components/Layers/ConfirmDialog' },
  ],
  accessibility: {
    Role: 'A modal `dialog`',
    Keys: '`Tab` goes through the links, `Escape` closes; the focus returns to Run now',
    Announced: 'Its title and how many things are missing',
    'Text size': 'Links stand below their words on a phone',
  },
  words: [{ state: 'A connection is missing', says: 'Set up Apollo', never: 'Fix' }],
};
