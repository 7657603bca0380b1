import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it once, at the end of a page of settings. It is the form’s last row, and stays at the bottom of the window from the first change on. It says where all that the page edits stands.',
  stories: ['Playground', 'NoChanges', 'WithErrors', 'Saving'],
  instead: [
    { when: 'The form is in a dialog: its foot has the buttons.', use: 'Blocks/Forms/FormDialog' },
    { when: 'There is one setting, which takes effect at once.', use: 'Components/Forms/Switch' },
    { when: 'It asks before unsaved changes are lost.', use: 'Components/Layers/LeaveDialog' },
  ],
  accessibility: {
    Role: 'Words, which are announced when they change, and two buttons',
    Keys: '`Enter` in a field saves too, where the bar belongs to a form',
    Focus: 'Stays on the button that was pressed: a button that can not be used says why, and can still be reached',
    Announced: 'The state of the form whenever it changes',
    Colour: 'Words say the state; lamp and icon only support them',
    'Text size': 'Below 768 px the buttons take a line of their own and share it',
  },
  words: [
    { state: 'Nothing changed', says: 'No changes' },
    { state: 'Changed', says: 'Unsaved changes', never: 'Dirty' },
    { state: 'Wrong fields', says: '1 field needs your attention', never: 'Validation failed' },
    { state: 'Save, disabled', says: 'There is nothing to save', never: 'Disabled' },
  ],
};
