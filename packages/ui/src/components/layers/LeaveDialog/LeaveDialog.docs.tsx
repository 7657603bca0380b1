import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it once, in the app: it asks when a link, Back or Sign Out would leave a page with unsaved input, and says what becomes of it.',
  stories: [
    { story: 'Playground', frame: 300 },
    { story: 'Secret', frame: 300 },
    { story: 'Lost', frame: 300 },
  ],
  instead: [
    { when: 'A dialog would be closed, not the page.', use: 'Blocks/Forms/FormDialog' },
    { when: 'Something other than typed text would be lost.', use: 'Components/Layers/ConfirmDialog' },
    { when: 'A form has to tell that it holds unsaved text.', use: 'Components/Forms/Unsaved' },
  ],
  accessibility: {
    Role: '`alertdialog`',
    Name: 'Its title; what becomes of the changes is its description',
    Keys: '`Escape` stays on the page',
    Focus: 'Starts on Keep Editing; returns to where it was',
    Colour: 'Leave is red only where something would be lost',
  },
  words: [
    { state: 'Title', says: 'Leave without saving?', never: 'Are you sure?' },
    {
      state: 'Kept as a draft',
      says: 'Your changes are not saved. They stay as a draft in this browser tab until you come back.',
    },
    {
      state: 'Lost',
      says: 'What you typed is not saved and will be lost.',
      never: 'Changes you made may not be saved',
    },
  ],
};
