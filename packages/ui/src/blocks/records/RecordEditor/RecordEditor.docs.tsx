import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it to change a record. Its fields come from a table, as those of the form that adds one; keep the draft outside of it, so that it survives a reload.',
  stories: [
    { story: 'Playground', frame: 420 },
    { story: 'Conflict', frame: 560 },
  ],
  instead: [
    { when: 'It adds a record.', use: 'Blocks/Records/RecordDialog' },
    { when: 'It changes settings.', use: 'Blocks/Forms/SettingsForm' },
  ],
  accessibility: {
    Role: '`dialog`, named after the record',
    Keys: '`Enter` in a field saves; `Escape` closes and keeps the draft',
    Focus: 'On the first field; after a refusal on the first with an error, or on the first choice',
    Announced: 'That there are unsaved changes, and that somebody else changed the record',
    'Text size': 'Both values of a conflict go below each other on a phone',
  },
  words: [
    { state: 'Something was typed', says: 'Unsaved changes, kept as a draft' },
    { state: 'Somebody else saved first', says: 'Changed in the meantime by Ada Brandt', never: '409 Conflict' },
  ],
};
