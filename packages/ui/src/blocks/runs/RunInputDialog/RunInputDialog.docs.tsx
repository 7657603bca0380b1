import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it when Run now is pressed on an agent whose runs work on a text, and which has no page of its own to write it on.',
  stories: [{ story: 'Playground', frame: 480 }],
  instead: [{ when: 'The run takes no input.', use: 'Blocks/Runs/RunPreviewDialog' }],
  accessibility: {
    Role: 'A modal `dialog` with a form',
    Keys: 'The focus starts in the text; `Escape` asks first if something was typed',
    Announced: 'Its title; a problem is read with the field, which takes the focus',
  },
  words: [{ state: 'Empty', says: 'Write what it should do', never: 'Required' }],
};
