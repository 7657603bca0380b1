import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  use: 'Use it for settings that belong together: three to six SettingRows under one heading. Several cards share one SaveBar.',
  stories: ['Playground'],
  instead: [
    { when: 'It is a whole form with its checks and its Save.', use: 'Blocks/Forms/SettingsForm' },
    { when: 'What it shows can not be changed.', use: 'Components/Layout/Card' },
    { when: 'It is filled in once, in a dialog.', use: 'Blocks/Forms/FormDialog' },
  ],
  accessibility: {
    Role: '`region`, with a heading',
    Name: 'Its title',
    'Screen reader': 'Each row names its control; a note is read before the rows',
    'Text size': 'Head and rows wrap; the card never scrolls sideways',
  },
  words: [{ state: 'Title', says: 'Limits', never: 'Limit settings' }],
};
