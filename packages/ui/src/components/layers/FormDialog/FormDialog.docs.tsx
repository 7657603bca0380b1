import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  summary: 'A dialog with a form, which asks before it throws away what was typed.',
  use: 'Use it for a short form that belongs to the page: a new record, the keys of a service. Pass `typed` once something would be lost, and `aside` where another way leads to the same end.',
  stories: [
    { story: 'Playground', frame: 360 },
    { story: 'AsksAfterTyping', frame: 360 },
  ],
  instead: [
    { when: 'Nothing is typed in it.', use: 'Components/Layers/Dialog' },
    { when: 'It only asks whether to go on.', use: 'Components/Layers/ConfirmDialog' },
    { when: 'The contract of the API checks the form.', use: 'Blocks/Forms/CheckedDialog' },
    { when: 'They are settings of the page, which stay on it.', use: 'Components/Forms/SettingsCard' },
  ],
  accessibility: {
    Role: '`dialog` with a form; an `alertdialog` above it when it asks',
    Name: 'Its title',
    Keys: '`Enter` in a field submits. `Escape` closes it, and asks first if something was typed; a second `Escape` keeps editing',
    Focus: 'Starts in the first field; after Keep Editing it is where it was',
    Announced: '`aria-busy` while it saves; nothing closes it then',
    Pointer: 'A press beside it asks, as Escape does. Cancel closes it without asking',
    'Text size': 'The fields scroll; head and foot stay',
  },
  words: [
    { state: 'Submit', says: 'Add Record', never: 'Submit' },
    { state: 'Asks', says: 'Discard what you typed?', never: 'Are you sure?' },
    { state: 'Way back', says: 'Keep Editing', never: 'No' },
  ],
};
