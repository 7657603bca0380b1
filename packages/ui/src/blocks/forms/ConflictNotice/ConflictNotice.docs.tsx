import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it under a field whose value somebody else has saved while it was being edited. Nothing is lost: the reader chooses.',
  stories: ['Playground', 'ShownElsewhere'],
  instead: [
    { when: 'What was typed is wrong.', use: 'Components/Forms/Field' },
    { when: 'The figures are old.', use: 'Blocks/States/StaleBanner' },
  ],
  accessibility: {
    Role: 'Two buttons, named with the label of their field',
    Keys: '`Tab` to Take theirs, then Keep yours',
    'Screen reader': 'Reads “Take theirs: Timeout”',
    'Text size': 'A long value wraps, and is cut after 200 letters',
  },
  words: [
    { state: 'Changed', says: 'Another member set this to 222.', never: 'Conflict' },
    { state: 'The value is shown elsewhere', says: 'Another member has changed this.' },
  ],
};
